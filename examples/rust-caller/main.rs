// Calls a compiled model from Rust, through the function of its C header. Build it with
//
//   nnprim-compile layer.mlir --emit=object -o layer.o --header=layer.h
//   rustc main.rs -C link-arg=layer.o
//
// The header says what is declared here: the tensors' sizes, and the arena's.

use std::alloc::{alloc, dealloc, Layout};

extern "C" {
    fn layer_run(image: *const f32, filters: *const f32, features: *mut f32, arena: *mut u8) -> i32;
    static layer_model: Descriptor;
}

/// The beginning of `struct nnprim_model` (nnprim/model.h), up to what is read here.
#[repr(C)]
struct Descriptor {
    abi_version: u32,
    num_inputs: i32,
    num_outputs: i32,
    flags: u32,
    pointers: [*const u8; 4],
    arena_bytes: u64,
    arena_alignment: u64,
}

/// Scratch memory for one call at a time.
struct Arena {
    memory: *mut u8,
    layout: Layout,
}

impl Arena {
    fn new(bytes: usize, alignment: usize) -> Arena {
        let layout = Layout::from_size_align(bytes.max(1), alignment).expect("the model's arena");
        let memory = unsafe { alloc(layout) };
        assert!(!memory.is_null(), "out of memory");
        Arena { memory, layout }
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        unsafe { dealloc(self.memory, self.layout) }
    }
}

fn main() {
    let image = vec![1.0f32; 8 * 12 * 12];
    let filters = vec![0.5f32; 8 * 8 * 3 * 3];
    let mut features = vec![0.0f32; 8 * 8 * 8];
    let status = unsafe {
        assert_eq!(layer_model.abi_version, 2);
        let arena = Arena::new(layer_model.arena_bytes as usize, layer_model.arena_alignment as usize);
        layer_run(image.as_ptr(), filters.as_ptr(), features.as_mut_ptr(), arena.memory)
    };
    assert_eq!(status, 0, "the model refuses to run");
    println!("{} features, the first is {}", features.len(), features[0]);
}
