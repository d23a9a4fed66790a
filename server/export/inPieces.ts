import { setImmediate as othersTurn } from 'node:timers/promises';

/** Characters of a piece. */
const LARGE = 32_768;

/**
 * The same text in fewer, larger pieces: the compressor and the socket take each piece with a call of its own. Between two pieces
 * everything else that waits has its turn.
 */
export async function* inPieces(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < LARGE) continue;
    yield piece;
    piece = '';
    await othersTurn();
  }
  if (piece !== '') yield piece;
}
