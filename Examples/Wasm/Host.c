// What Embedded Swift expects of a C library, for a Wasm host that has none: memory, and ways to say nothing.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Freed blocks by the power of two that their size was rounded up to; a block of 2^n bytes lies at a multiple of 2^n,
// up to a page of the engine, so that any alignment up to the size is met.
static void *free_blocks[32];
static uintptr_t top;

static unsigned exponent(size_t size) {
  unsigned exponent = 4;
  while (((size_t)1 << exponent) < size) exponent++;
  return exponent;
}

// The size of each block, in the bytes before it, would spoil the alignment: a table holds it for every 16 bytes.
static unsigned char exponents[1 << 20];

int posix_memalign(void **place, size_t alignment, size_t size) {
  unsigned kind = exponent(size < alignment ? alignment : size);
  void *block = free_blocks[kind];
  if (block) {
    free_blocks[kind] = *(void **)block;
  } else {
    size_t length = (size_t)1 << kind;
    if (!top) top = (uintptr_t)&__heap_base;
    uintptr_t address = (top + length - 1) & ~(uintptr_t)(length - 1);
    top = address + length;
    while (top > __builtin_wasm_memory_size(0) << 16) {
      if (__builtin_wasm_memory_grow(0, 16) == (size_t)-1) return 12;
    }
    if (address >> 4 >= sizeof exponents) return 12;
    exponents[address >> 4] = (unsigned char)kind;
    block = (void *)address;
  }
  *place = block;
  return 0;
}

void free(void *block) {
  if (!block) return;
  unsigned kind = exponents[(uintptr_t)block >> 4];
  *(void **)block = free_blocks[kind];
  free_blocks[kind] = block;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *first = one, *second = other;
  for (size_t index = 0; index < count; index++) {
    if (first[index] != second[index]) return first[index] - second[index];
  }
  return 0;
}

void *memcpy(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  while (count--) *target++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target <= source) return memcpy(to, from, count);
  while (count--) target[count] = source[count];
  return to;
}

void *memset(void *to, int value, size_t count) {
  unsigned char *target = to;
  while (count--) *target++ = (unsigned char)value;
  return to;
}

// The seed of hashes: the same in every run.
void arc4random_buf(void *to, size_t count) { memset(to, 42, count); }

int putchar(int character) { return character; }
