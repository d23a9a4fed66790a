import type { Endpoint } from '../../../contract/endpoint';
import { sampleAddress, samplePayload } from './samplePayload';

/** Numbers from 0 up to 1, always the same ones for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface HostileCall {
  readonly path: string;
  /** Text as it is sent; undefined for none. */
  readonly body: string | undefined;
}

const TEXTS = [
  '',
  ' ',
  "' or 1=1 --",
  "1'; drop table app_user; --",
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066',
  '../../etc/passwd',
  '%00',
  '{{constructor}}',
  '<script>alert(1)</script>',
  '=cmd|x',
  '1e309',
  '-0.00',
  '9'.repeat(30),
  '99999999999999999999.99',
  '0.001',
  'NaN',
  '2026-02-30',
  '0000-00-00',
  '\r\nx: y',
  '🪵'.repeat(200),
  'x'.repeat(5_000),
];
const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  {},
  [[[[[[]]]]]],
  { $gt: '' },
  { toString: 'x' },
  ['1', '1'],
];
const NAMES = ['__proto__', 'constructor', 'role', 'companyId', 'isExempt', 'amount', 'status', '', '$where'];
const IDS = [
  '1',
  '0',
  '-1',
  '999999999999999999999',
  "1'",
  '%27',
  'x'.repeat(64),
  '1.5',
  '..%2f',
  '٣',
  'null',
];

/** A call that somebody with bad intent or a broken program would send: a good one with something wrong in it. */
export function hostileCall(endpoint: Endpoint, random: () => number): HostileCall {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const hostile = (): unknown => (random() < 0.6 ? pick(TEXTS) : pick(OTHERS));
  const spoil = (value: unknown): unknown => {
    if (random() < 0.15) return hostile();
    if (Array.isArray(value)) {
      const items = value.map(spoil);
      return random() < 0.2 ? [...items, ...items, hostile()] : items;
    }
    if (typeof value !== 'object' || value === null) return random() < 0.3 ? hostile() : value;
    const fields = Object.entries(value)
      .filter(() => random() > 0.05)
      .map(([name, inner]): [string, unknown] => [name, spoil(inner)]);
    if (random() < 0.1) fields.push([pick(NAMES), hostile()]);
    return Object.fromEntries(fields);
  };
  const path = sampleAddress(endpoint, random() < 0.7 ? '1' : pick(IDS));
  return {
    path: random() < 0.5 ? path : `${path}${path.includes('?') ? '&' : '?'}${query(pick, random)}`,
    body: bodyText(endpoint, spoil, random),
  };
}

const QUERY_NAMES = [
  'page',
  'pageSize',
  'sort',
  'search',
  'status',
  'companyId',
  'fiscalYear',
  'q',
  'entryFrom',
  'id',
];

function query(pick: <T>(from: readonly T[]) => T, random: () => number): string {
  if (random() < 0.05) return 'q=%ff';
  const pairs = Array.from({ length: 1 + Math.floor(random() * 3) }, () => [
    pick(QUERY_NAMES),
    pick(TEXTS).slice(0, 300),
  ]);
  return new URLSearchParams(pairs).toString();
}

function bodyText(
  endpoint: Endpoint,
  spoil: (value: unknown) => unknown,
  random: () => number,
): string | undefined {
  if (endpoint.method === 'GET') return undefined;
  const text = JSON.stringify(spoil(endpoint.body === undefined ? {} : samplePayload(endpoint.body)));
  if (random() < 0.05) return text.slice(0, Math.floor(text.length * random()));
  return random() < 0.05 ? text.replace('{', '{"__proto__":{"role":"admin"},') : text;
}
