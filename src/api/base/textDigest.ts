/** SHA-256 of bytes in hexadecimal digits; null where the browser offers none (a page without HTTPS). */
export async function byteDigest(bytes: BufferSource): Promise<string | null> {
  // Browsers leave it out on a page without HTTPS, whatever its type says.
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same of a text, which stands for itself where the browser offers no digest. */
export const textDigest = async (text: string): Promise<string> =>
  (await byteDigest(new TextEncoder().encode(text))) ?? text;
