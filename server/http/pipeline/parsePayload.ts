import { z } from 'zod';
import type { Schema } from '../../../contract/endpoint';
import { fail, ok, type Result } from '../../../domain/result';
import type { Failure, FieldFailure } from '../../failure';
import { fieldFailures } from './fieldFailures';

/** PostgreSQL keeps no NUL character and no half of a character, and nobody types one. */
const UNKEEPABLE = /\0|\p{Cs}/u;
const DEEPEST = 32;

/**
 * Parses one part of a request with the contract's schema. A part the contract does not name must be empty: anything in it is
 * refused as unknown.
 */
export function parsePayload(schema: Schema | undefined, payload: unknown): Result<unknown, Failure> {
  const unusable = unusableText(payload, [], 0);
  if (unusable !== null) return invalid([unusable]);
  if (schema === undefined) return parseNothing(payload);
  const parsed = z.safeParse(schema, payload ?? {});
  if (parsed.success) return ok(parsed.data);
  return invalid(fieldFailures(parsed.error.issues, payload ?? {}));
}

const invalid = (fields: readonly FieldFailure[]): Result<never, Failure> =>
  fail({ kind: 'invalid-input', fields });

function parseNothing(payload: unknown): Result<undefined, Failure> {
  if (payload === undefined || payload === null) return ok(undefined);
  if (typeof payload !== 'object' || Array.isArray(payload))
    return invalid([{ field: '', kind: 'field-invalid' }]);
  const fields = Object.keys(payload).map((field): FieldFailure => ({
    field,
    kind: 'field-unknown',
    values: { field },
  }));
  return fields.length === 0 ? ok(undefined) : invalid(fields);
}

function unusableText(value: unknown, path: readonly string[], depth: number): FieldFailure | null {
  if (typeof value === 'string')
    return UNKEEPABLE.test(value) ? { field: path.join('.'), kind: 'text-broken' } : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > DEEPEST) return { field: path.join('.'), kind: 'field-invalid' };
  for (const [key, inner] of Object.entries(value)) {
    const found = unusableText(inner, [...path, key], depth + 1);
    if (found !== null) return found;
  }
  return null;
}
