/** A key for the Idempotency-Key header and the content it was made for. */
export interface SendingKey {
  readonly key: string;
  readonly content: string;
}

/**
 * The key to send some content under. Sent again unchanged, after a lost answer or a second press, it keeps its key and counts
 * once (H11); other content is another request.
 */
export function keyFor(content: unknown, last: SendingKey | null, newKey: () => string): SendingKey {
  const text = JSON.stringify(content);
  return last !== null && last.content === text ? last : { key: newKey(), content: text };
}
