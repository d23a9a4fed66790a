import { cachedAnswers } from '../cachedAnswers';
import { slicesOf } from '../comparison';
import { isRandomId } from '../randomId';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
/** September 2001 in milliseconds: what is larger is a time and no amount. */
const FIRST_TIME = 1e12;

/** Values that never change, with what is left of them: steps share what they leave alone. */
const known = new WeakMap<object, unknown>();

/**
 * A state without what every recording has of its own (times, tokens, random IDs, and the bookkeeping of calls), so that two recordings
 * of the same work are the same. The cached answers are in the slice `api`, by call.
 */
export function comparableState(state: unknown): Readonly<Record<string, unknown>> {
  const slices = [...slicesOf(state)].map(([name, value]): [string, unknown] => [
    name,
    name === 'api' ? answers(value) : comparable(value),
  ]);
  return Object.fromEntries(slices);
}

function answers(api: unknown): unknown {
  const all = Object.entries(cachedAnswers({ api }));
  return Object.fromEntries(all.map(([call, answer]) => [call, comparable(answer)]));
}

function comparable(value: unknown): unknown {
  if (typeof value === 'number') return value > FIRST_TIME ? '[time]' : value;
  if (typeof value === 'string') return comparableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (known.has(value)) return known.get(value);
  const result = Array.isArray(value)
    ? value.map(comparable)
    : Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [comparableText(name), comparable(inner)]),
      );
  known.set(value, result);
  return result;
}

function comparableText(text: string): string {
  if (isRandomId(text)) return '[ID]';
  if (INSTANT.test(text)) return '[time]';
  return text.length > 60 && TOKEN.test(text) ? '[token]' : text;
}
