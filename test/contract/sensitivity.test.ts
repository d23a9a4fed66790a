import { z } from 'zod';
import { ENDPOINTS } from '../../contract/api';
import type { Schema } from '../../contract/endpoint';
import { statusMessage } from '../../contract/hub';
import { sensitivityOf } from '../../contract/sensitivity';
import { schemaParts } from '../../contract/schemaParts';
import { PLAIN_FIELDS, PLAIN_PLACES } from './plainFields';

/** Names of fields that hold secrets, people, or what people typed. */
const SECRET = /password$|secret|^token$|^code$|recoveryCode/i;
const PERSONAL =
  /^(name|email|phone|street\d?|city|postalCode|taxId|userAgent|payee|q|to|onBehalfOf|explanationText)$|(first|last|legal|dba|contact|company|importer|file|person|user)Name$|importerNumbers?$|comment|message$/i;

/** Fields of these names that hold something else: the board's own public particulars, codes of tariffs, names of events, an id. */
const LEFT_OPEN = new Set([
  'getProgram data.email',
  'getProgram data.phone',
  'getConfiguration data.email',
  'getConfiguration data.phone',
  'getConfiguration data.htsCodes.code',
  'getNotificationChoices data.name',
  'chooseNotification data.name',
  'assignRefund body.to',
]);

/** The board's particulars again, in its configuration and where it says how to pay it; and the last day of a statement or of a search. */
const LEFT_OPEN_PARTS = /\.(document|payTo)\.|(Ledger (query|data)|Audit query)\.to$/;

interface Field {
  readonly place: string;
  readonly name: string;
  readonly mark: string | undefined;
  /** Whether the contract says of which form it is: an id, an amount, a date. */
  readonly hasForm: boolean;
}

const withFormat = z.object({ format: z.optional(z.string()), checks: z.optional(z.array(z.unknown())) });
const formatCheck = z.looseObject({
  _zod: z.looseObject({ def: z.looseObject({ check: z.literal('string_format') }) }),
});

function hasForm(schema: Schema): boolean {
  const { format, checks = [] } = withFormat.parse(schema._zod.def);
  return format !== undefined || checks.some((check) => formatCheck.safeParse(check).success);
}

/** Every field of the contract that holds text, with the mark on it or on what it is wrapped in. */
function textFields(): readonly Field[] {
  const found: Field[] = [];
  for (const [call, endpoint] of ENDPOINTS) {
    for (const part of ['params', 'query', 'body'] as const)
      if (endpoint[part] !== undefined) walk(endpoint[part], `${call} ${part}`, '', undefined);
    if (endpoint.answer.kind === 'json') walk(endpoint.answer.data, `${call} data`, '', undefined);
  }
  walk(statusMessage, 'hub', '', undefined);
  return found;

  function walk(schema: Schema, place: string, name: string, above: string | undefined): void {
    const mark = above ?? sensitivityOf.get(schema)?.sensitivity;
    const parts = schemaParts(schema);
    if (parts.kind === 'fields')
      for (const [field, inner] of Object.entries(parts.fields))
        walk(inner, `${place}.${field}`, field, undefined);
    else if (parts.kind === 'items') walk(parts.item, place, name, mark);
    else if (parts.kind === 'entries') walk(parts.value, place, name, mark);
    else if (parts.kind === 'either') for (const option of parts.options) walk(option, place, name, mark);
    else if (schema._zod.def.type === 'string') found.push({ place, name, mark, hasForm: hasForm(schema) });
  }
}

describe('the marks of the contract', () => {
  const fields = textFields().filter(({ place }) => !LEFT_OPEN.has(place) && !LEFT_OPEN_PARTS.test(place));
  const unmarked = (names: RegExp, isRight: (mark: string | undefined) => boolean): string[] => [
    ...new Set(
      fields.filter(({ name, mark }) => names.test(name) && !isRight(mark)).map(({ place }) => place),
    ),
  ];

  it('are read from several hundred text fields', () => {
    expect(fields.length).toBeGreaterThan(300);
  });

  it('every field named like a secret is marked as one', () => {
    expect(unmarked(SECRET, (mark) => mark === 'secret')).toEqual([]);
  });

  it('every field named like a person, an address or a free text is marked', () => {
    expect(unmarked(PERSONAL, (mark) => mark !== undefined)).toEqual([]);
  });

  it('every other text is of a fixed form, marked, or declared to hold nothing of anybody', () => {
    const undeclared = textFields().filter(
      ({ name, place, mark, hasForm }) =>
        mark === undefined &&
        !hasForm &&
        !PLAIN_FIELDS.has(name) &&
        !PLAIN_PLACES.some((plain) => plain.test(place)),
    );
    expect([...new Set(undeclared.map(({ place }) => place))]).toEqual([]);
  });

  it('every name that is declared is one of an unmarked text', () => {
    const open = new Set(
      textFields().flatMap(({ name, mark, hasForm }) => (mark === undefined && !hasForm ? [name] : [])),
    );
    expect([...PLAIN_FIELDS].filter((name) => !open.has(name))).toEqual([]);
  });
});
