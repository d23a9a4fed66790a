import type { z } from 'zod';
import type { FieldFailure } from '../../failure';

type Issue = z.core.$ZodIssue;

/** What a schema found wrong, as sentences' kinds beside fields. A union counts as one invalid field. */
export const fieldFailures = (issues: readonly Issue[], payload: unknown): readonly FieldFailure[] =>
  issues.flatMap((issue) => failuresOf(issue, payload));

function failuresOf(issue: Issue, payload: unknown): readonly FieldFailure[] {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const path = field === '' ? key : `${field}.${key}`;
      return { field: path, kind: 'field-unknown', values: { field: path } };
    });
  if (isMissing(issue, valueAt(payload, issue.path))) return [{ field, kind: 'field-missing' }];
  if (issue.code === 'too_big' && issue.origin === 'string')
    return [{ field, kind: 'field-too-long', values: { limit: Number(issue.maximum) } }];
  return [{ field, kind: 'field-invalid' }];
}

function isMissing(issue: Issue, value: unknown): boolean {
  if (value === undefined || value === null) return issue.code !== 'too_big';
  return typeof value === 'string' && value.trim() === '' && issue.code === 'too_small';
}

function valueAt(payload: unknown, path: readonly PropertyKey[]): unknown {
  let value = payload;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
