import { changedSlices, slicesOf } from './comparison';
import { withEarlierTags } from './earlierTags';
import { type AnyReducer, bodyLine, headerLine } from './logFormat';
import { parseJson } from './parseJson';
import { mapOpenTexts } from './redaction/openTexts';
import { stateHash } from './stateHash';

/** The lines with every text in them changed, and with the hashes of the states to which the changed actions fold. */
export function foldAgain(
  lines: readonly string[],
  change: (text: string) => string,
  reducer: AnyReducer,
): readonly string[] {
  let state: unknown;
  let fold = reducer;
  return lines.map((text) => {
    const json = mapOpenTexts(parseJson(text), change);
    const header = headerLine.safeParse(json);
    if (header.success) {
      state = header.data.state;
      fold = withEarlierTags(reducer, header.data.version);
      return JSON.stringify({ ...header.data, hash: stateHash(state) });
    }
    const line = bodyLine.parse(json);
    switch (line.kind) {
      case 'console':
      case 'answer':
      case 'note':
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
