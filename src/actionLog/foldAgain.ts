import { changedSlices, slicesOf } from './comparison';
import { withEarlierTags } from './earlierTags';
import { type AnyReducer, bodyLine, headerLine } from './logFormat';
import { parseJson } from './parseJson';
import { mapEntries } from './redaction/applyRule';
import { renamed } from './redaction/cacheKeys';
import type { Redactor } from './redaction/redactor';
import { stateHash } from './stateHash';

/** Names and types by which a log is read: they are ours and hold nothing of anybody. */
const STRUCTURE = new Set(['kind', 'type', 'endpointName', 'format', 'hash', 'requestStatus']);

/**
 * The lines with every remembered value in them replaced, and with the hashes of the states to which the replaced actions fold.
 */
export function foldAgain(
  lines: readonly string[],
  redactor: Redactor,
  reducer: AnyReducer,
): readonly string[] {
  let state: unknown;
  let fold = reducer;
  return lines.map((text) => {
    const json = scrub(parseJson(text), redactor.text);
    const header = headerLine.safeParse(json);
    if (header.success) {
      state = header.data.state;
      fold = withEarlierTags(reducer, header.data.version);
      return JSON.stringify({ ...header.data, hash: stateHash(state) });
    }
    const line = bodyLine.parse(json);
    switch (line.kind) {
      case 'console':
        return JSON.stringify(line);
      case 'restart':
        state = line.state;
        return JSON.stringify({ ...line, hash: stateHash(state) });
      case 'checkpoint':
        return JSON.stringify({ ...line, state, hash: stateHash(state) });
      case 'action': {
        const before = state;
        state = fold(before, line.action);
        const now = slicesOf(state);
        const slices = Object.fromEntries(
          changedSlices(before, state).map((slice) => [slice, stateHash(now.get(slice))]),
        );
        return JSON.stringify({ ...line, hash: stateHash(state), slices });
      }
    }
  });
}

/** Every text in a value, and every name that is one of a cached answer, through the replacement. */
function scrub(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (typeof value !== 'object' || value === null) return value;
  const inner = mapEntries(value, (name, part) => (STRUCTURE.has(name) ? part : scrub(part, replace)));
  return renamed(inner, (name) => (name.includes('(') ? replace(name) : name));
}
