/** Hashes of values that never change: reducers share what they leave alone, so a step hashes only what it touched. */
const known = new WeakMap<object, number>();
const keys = new Map<string, number>();
const MOST_KEYS = 50_000;
const TWO_32 = 4_294_967_296;

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);

const NULL = scatter(1, 2);
const TRUE = scatter(3, 4);
const FALSE = scatter(5, 6);

/**
 * The canonical hash of a JSON value, 53 bits as 14 hexadecimal digits. The order of keys does not matter, and what JSON leaves
 * out (undefined, functions) counts as absent, so that a state and its copy read back from a file agree. Values must not change
 * afterward: their hashes are remembered.
 */
export const stateHash = (value: unknown): string => hexadecimal(hashOf(value));

/** The hash of a text alone, in the same writing. */
export const textHash = (text: string): string => hexadecimal(hashText(text, 0));

const hexadecimal = (hash: number): string => hash.toString(16).padStart(14, '0');

function hashOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return hashText(value, 1);
    case 'number':
      return Number.isFinite(value) ? hashNumber(value) : NULL;
    case 'boolean':
      return value ? TRUE : FALSE;
    case 'object':
      return value === null ? NULL : hashObject(value);
    case 'bigint':
      return hashText(value.toString(), 2);
    case 'undefined':
    case 'function':
    case 'symbol':
      return NULL;
  }
}

function hashObject(value: object): number {
  const remembered = known.get(value);
  if (remembered !== undefined) return remembered;
  const hash = Array.isArray(value) ? hashArray(value) : hashRecord(value);
  known.set(value, hash);
  return hash;
}

function hashArray(values: readonly unknown[]): number {
  let low = 0x2545f491;
  let high = values.length;
  for (const value of values) {
    const hash = hashOf(value);
    low = Math.imul(low ^ lowOf(hash), 0x9e3779b1) + 0x7f4a7c15;
    high = Math.imul(high ^ highOf(hash) ^ (low >>> 15), 0x85ebca77) + 0x165667b1;
  }
  return scatter(low, high);
}

/** A sum of scattered pairs: it is the same in whatever order the keys stand. */
function hashRecord(value: object): number {
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return hashOf(JSON.parse(JSON.stringify(value)));
  let low = 0x1b873593;
  let high = 0x3c6ef372;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined || typeof inner === 'function' || typeof inner === 'symbol') continue;
    const name = hashKey(key);
    const hash = hashOf(inner);
    const pair = scatter(
      Math.imul(lowOf(name), 0x85ebca6b) ^ lowOf(hash),
      Math.imul(highOf(name), 0xc2b2ae35) + highOf(hash),
    );
    low = (low + lowOf(pair)) | 0;
    high = (high + highOf(pair)) | 0;
  }
  return scatter(low, high);
}

function hashKey(key: string): number {
  const remembered = keys.get(key);
  if (remembered !== undefined) return remembered;
  const hash = hashText(key, 3);
  if (keys.size < MOST_KEYS) keys.set(key, hash);
  return hash;
}

function hashText(text: string, seed: number): number {
  let low = 0xdeadbeef ^ seed;
  let high = 0x41c6ce57 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x9e3779b1);
    high = Math.imul(high ^ code, 0x5f356495);
  }
  return scatter(low, high);
}

function hashNumber(value: number): number {
  // Adding zero makes one of the two zeros, as JSON does.
  float[0] = value + 0;
  return scatter((words[0] ?? 0) ^ 0x68e31da4, (words[1] ?? 0) ^ 0x1b56c4e9);
}

const lowOf = (hash: number): number => hash | 0;
const highOf = (hash: number): number => (hash / TWO_32) | 0;

/** Spreads two words over 53 bits, every bit of the answer depending on every bit given. */
function scatter(low: number, high: number): number {
  let a = low ^ (high >>> 16);
  let b = high ^ (low >>> 13);
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b);
  b = Math.imul(b ^ (b >>> 15), 0x2c1b3c6d);
  a = Math.imul(a ^ (a >>> 13) ^ b, 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 12) ^ a, 0x297a2d39);
  a ^= b >>> 15;
  b ^= a >>> 16;
  return (b & 0x1fffff) * TWO_32 + (a >>> 0);
}
