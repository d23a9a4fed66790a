import { textHash } from './stateHash';

interface Digest {
  /** Takes in one more line, without its line feed. */
  readonly add: (line: string) => void;
  readonly value: () => string;
}

/** A running digest of lines: it tells a file that was cut off or changed, and guards against nothing else. */
export function createDigest(): Digest {
  let chain = textHash('');
  return {
    add: (line) => {
      chain = textHash(`${chain}\n${line}`);
    },
    value: () => chain,
  };
}
