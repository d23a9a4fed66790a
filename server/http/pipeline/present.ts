import { z } from 'zod';
import type { FailureEntry } from '../../../contract/envelope';
import type { Endpoint } from '../../../contract/endpoint';
import type { OutgoingFile } from './call';

/** What goes out: data closed by the contract's schema, or a file. */
export type Presented =
  | { readonly kind: 'data'; readonly data: unknown; readonly note?: FailureEntry | undefined }
  | { readonly kind: 'file'; readonly file: OutgoingFile };

/**
 * Puts a handler's value through the contract's schema: fields it does not name are dropped, so that no secret column ever leaves
 * by accident.
 * @throws ZodError when the value is not what the contract promises, which is a bug of ours
 */
export function present(endpoint: Endpoint, value: unknown): Presented {
  if (endpoint.answer.kind === 'json') return { kind: 'data', data: z.parse(endpoint.answer.data, value) };
  return { kind: 'file', file: outgoingFile.parse(value) };
}

const outgoingFile = z.custom<OutgoingFile>(
  (value) => typeof value === 'object' && value !== null && 'content' in value && 'fileName' in value,
);
