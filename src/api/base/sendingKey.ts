import { textDigest } from './textDigest';

/** A key for the Idempotency-Key header, and the digest of the content it was made for: a device keeps it, and content may be a bank account. */
export interface SendingKey {
  readonly key: string;
  readonly content: string;
}

/**
 * The key to send some content under. Sent again unchanged, after a lost answer or a second press, it keeps its key and counts
 * once (H11); other content is another request.
 */
export async function keyFor(
  content: unknown,
  last: SendingKey | null,
  newKey: () => string,
): Promise<SendingKey> {
  const digest = await textDigest(JSON.stringify(content));
  return last?.content === digest ? last : { key: newKey(), content: digest };
}
