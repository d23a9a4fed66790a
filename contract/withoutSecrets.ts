import type { Schema } from './endpoint';
import { schemaParts } from './schemaParts';
import { sensitivityOf } from './sensitivity';

/** Marked itself, or a wrapping of something marked: a secret or null. */
function isSecret(schema: Schema | undefined): boolean {
  if (schema === undefined) return false;
  if (sensitivityOf.get(schema)?.sensitivity === 'secret') return true;
  const parts = schemaParts(schema);
  return parts.kind === 'either' && parts.options.some(isSecret);
}

/** A value without the fields and items that its schema marks as secret; those it does not name stay as they are. */
export function withoutSecrets(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined || typeof value !== 'object' || value === null) return value;
  const parts = schemaParts(schema);
  switch (parts.kind) {
    case 'fields': {
      const { fields } = parts;
      return Array.isArray(value) ? value : withoutEntries(value, (name) => fields[name]);
    }
    case 'entries':
      return Array.isArray(value) ? value : withoutEntries(value, () => parts.value);
    case 'items':
      if (!Array.isArray(value)) return value;
      return isSecret(parts.item) ? [] : value.map((item) => withoutSecrets(parts.item, item));
    case 'either':
      return parts.options.reduce((left: unknown, option) => withoutSecrets(option, left), value);
    case 'plain':
      return value;
  }
}

const withoutEntries = (value: object, schemaOf: (name: string) => Schema | undefined): object =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isSecret(schemaOf(name)))
      .map(([name, inner]) => [name, withoutSecrets(schemaOf(name), inner)]),
  );

/** The texts of a value that its schema marks as secret, wherever they stand in it. */
export function secretsIn(schema: Schema | undefined, value: unknown): readonly string[] {
  if (schema === undefined || value === null || value === undefined) return [];
  if (isSecret(schema)) return textsIn(value);
  const parts = schemaParts(schema);
  switch (parts.kind) {
    case 'fields': {
      const { fields } = parts;
      return entriesOf(value).flatMap(([name, inner]) => secretsIn(fields[name], inner));
    }
    case 'entries':
      return entriesOf(value).flatMap(([, inner]) => secretsIn(parts.value, inner));
    case 'items':
      return Array.isArray(value) ? value.flatMap((item) => secretsIn(parts.item, item)) : [];
    case 'either':
      return parts.options.flatMap((option) => secretsIn(option, value));
    case 'plain':
      return [];
  }
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
