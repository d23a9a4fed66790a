import { z } from 'zod';

/** Where a page ended: the sort value and id of its last or first row. */
export interface Cursor {
  readonly id: string;
  /** As the database writes the value; null for an empty one. */
  readonly value: string | null;
  readonly sort: string;
  readonly towards: 'after' | 'before';
}

const shape = z.tuple([
  z.string().regex(/^\d{1,18}$/),
  z.string().max(400).nullable(),
  z.string(),
  z.enum(['after', 'before']),
]);

export const encodeCursor = ({ id, value, sort, towards }: Cursor): string =>
  Buffer.from(JSON.stringify([id, value, sort, towards])).toString('base64url');

/** The cursor of a text, or null when it is none, or one of another order. */
export function decodeCursor(text: string | undefined, sort: string): Cursor | null {
  if (text === undefined) return null;
  const parsed = shape.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (!parsed.success || parsed.data[2] !== sort) return null;
  const [id, value, , towards] = parsed.data;
  return { id, value, sort, towards };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
