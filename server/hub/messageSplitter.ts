import { TextDecoder } from 'node:util';

const SEPARATOR_BYTE = 0x1e;

export type Split =
  | { readonly kind: 'messages'; readonly messages: readonly string[] }
  /** A message is larger than the limit, or no UTF-8. */
  | { readonly kind: 'unusable'; readonly messages: readonly string[] };

export interface MessageSplitter {
  /** Takes the bytes of one frame; what is not ended by a separator waits for the next. */
  add(bytes: Buffer): Split;
}

/** Puts a stream of bytes together into messages, however they were cut into frames. */
export function createMessageSplitter(maxBytes: number): MessageSplitter {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let pending: Buffer = Buffer.alloc(0);
  return {
    add: (bytes) => {
      const messages: string[] = [];
      let rest = pending.length === 0 ? bytes : Buffer.concat([pending, bytes]);
      for (;;) {
        const end = rest.indexOf(SEPARATOR_BYTE);
        const length = end === -1 ? rest.length : end;
        if (length > maxBytes) return { kind: 'unusable', messages };
        if (end === -1) break;
        const text = decode(decoder, rest.subarray(0, end));
        if (text === null) return { kind: 'unusable', messages };
        messages.push(text);
        rest = rest.subarray(end + 1);
      }
      // A copy, so that a few waiting bytes do not hold on to a large frame.
      pending = Buffer.from(rest);
      return { kind: 'messages', messages };
    },
  };
}

function decode(decoder: TextDecoder, bytes: Buffer): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}
