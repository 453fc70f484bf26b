# cmake -DRESOURCES=FILE;NAME;… -DDIRECTORY=DIR -DOUTPUT=FILE.cpp -P Embed.cmake
# Writes each file of DIR as the string constant NAME.
set(text "#include \"Resources.h\"\n")
while(RESOURCES)
  list(POP_FRONT RESOURCES file name)
  file(READ ${DIRECTORY}/${file} content)
  string(APPEND text "const char *const nnprim::${name} = R\"nnprim(${content})nnprim\";\n")
endwhile()
file(WRITE ${OUTPUT} "${text}")
