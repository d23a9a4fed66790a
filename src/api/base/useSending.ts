import { useSendOnce, type Deliver } from './useSendOnce';
import { useSentenceOf, type SentenceOf } from './useSentenceOf';

interface Sending {
  /** Sends what must count once, under a key that stays with its content (`useSendOnce.ts`). */
  readonly deliver: Deliver;
  readonly sentenceOf: SentenceOf;
}

/**
 * What a dialog needs whose action counts once.
 * @param name of what is sent, with the id of its record where it has one
 */
export function useSending(name: string): Sending {
  const { deliver } = useSendOnce(`sending-${name}`);
  const sentenceOf = useSentenceOf();
  return { deliver, sentenceOf };
}
