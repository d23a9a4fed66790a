import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import type { Endpoint, Schema } from '../../../contract/endpoint';
import { sensitivityOf } from '../../../contract/sensitivity';

/** Texts of which one fits each text field of the contract: amounts, ids, dates, email addresses, codes, files … */
const TEXTS = [
  '1',
  'Sample',
  '12.50',
  '2026-03-02',
  '03-02',
  '2026',
  'sample@cedarline.example',
  '123456',
  '0712',
  '4407110000',
  'ABC123456',
  'US',
  '2026-06-15T14:00:00Z',
  'https://portal.example',
  'test/replay/sample.test.ts',
];
const NUMBERS = [1, 2026, 12];

type Def = z.core.$ZodTypes['_zod']['def'];
/** Every schema of the library is one of these; its base type does not say so. */
const defOf = (schema: Schema): Def => (schema as z.core.$ZodTypes)._zod.def;

/**
 * A payload that a schema of the contract takes. Fields marked secret hold `secretText` where that fits them.
 * @throws when no sample fits a field, so that a new kind of field is given one here
 */
export function samplePayload(schema: Schema, secretText = 'Sample'): unknown {
  const isSecret = sensitivityOf.get(schema)?.sensitivity === 'secret';
  const def = defOf(schema);
  // The library knows many more kinds than the contract uses; those end at the default, which throws.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, field]) => [name, samplePayload(field, secretText)]),
      );
    case 'array':
      return [samplePayload(def.element, secretText)];
    case 'record':
      return {};
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return samplePayload(def.innerType, secretText);
    case 'pipe':
      return samplePayload(def.in, secretText);
    case 'union':
      return samplePayload(def.options[0] ?? schema, secretText);
    case 'enum':
      return Object.values(def.entries).at(-1);
    case 'literal':
      return def.values[0];
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'number':
      return fitting(schema, NUMBERS);
    case 'string':
      return fitting(schema, isSecret ? [secretText, ...TEXTS] : TEXTS);
    default:
      throw new Error(`no sample is known for ${def.type}`);
  }
}

function fitting(schema: Schema, candidates: readonly unknown[]): unknown {
  const found = candidates.find((candidate) => safeParse(schema, candidate).success);
  if (found === undefined) throw new Error(`no sample fits ${JSON.stringify(defOf(schema))}`);
  return found;
}

/** The call's path with an id, and as query what it cannot do without. */
export function sampleAddress(endpoint: Endpoint, recordId = '1'): string {
  const path = endpoint.path.replace(/\{\w+\}/g, recordId);
  const needed = endpoint.query === undefined ? {} : neededOf(endpoint.query);
  const query = new URLSearchParams(needed).toString();
  return query === '' ? path : `${path}?${query}`;
}

function neededOf(schema: Schema): Record<string, string> {
  const def = defOf(schema);
  if (def.type !== 'object') throw new Error(`a query is an object, not ${def.type}`);
  return Object.fromEntries(
    Object.entries(def.shape)
      .filter(([, field]) => !['optional', 'default', 'prefault'].includes(defOf(field).type))
      .map(([name, field]) => [name, String(samplePayload(field, 'Sample'))]),
  );
}
