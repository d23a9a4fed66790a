import { configureStore, Tuple } from '@reduxjs/toolkit';
import { ENDPOINTS } from '../../contract/api';
import type { Endpoint, Schema } from '../../contract/endpoint';
import { schemaParts } from '../../contract/schemaParts';
import { createRecording } from '../../src/actionLog/recording';
import type { LoggedAction } from '../../src/actionLog/logFormat';
import { wholeReducer } from '../../src/app/wholeReducer';
import { workFound, workKept } from '../../src/state/screen';
import { findLeaks, type Canary } from '../server/canary/leakScanner';

/** Ten secrets, and ten items of what tells of somebody; none has a word of the product in it. */
const SECRETS = [
  'Tr0ub4dor&3zebra',
  'kestrel orbit 51 vanishing',
  '73412958',
  'k7qm-3xw9-zz4p',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ6ZWJ1bG9uIn0.c2lnbmF0dXJlX3plYnVsb24',
  'pi_3Nzebulon_secret_9f27c1',
  'JBSWY3DPEHPK3PXZ',
  '4111 1111 1111 1111',
  '5555555555554444',
  'rk_zebulon_7be2d4aa91',
  '123 45 6789',
  'tel-2075-550199',
] as const;
const PEOPLE = [
  'Zebulon Quist',
  'Thorvaldsen & Ozkirim',
  'zebulon.quist@ozkirim.test',
  '+1 207 555 0199',
  '17 Quillfeather Ozark Lane',
  '98-7654321',
  'Quistgaard',
  '021000021 99887766554',
  'Zebulon_passport.pdf',
  'My aunt Quistina fell ill',
  '207 555 0199',
] as const;

const CANARIES: readonly Canary[] = [
  ...SECRETS.map((value, index) => ({ name: `secret ${index + 1}`, value })),
  ...PEOPLE.map((value, index) => ({ name: `item ${index + 1}`, value })),
];

/** Whether something can be typed there; a field of a fixed form refuses anything else before it is sent. */
const isTyped = (schema: Schema): boolean =>
  schema._zod.def.type === 'string' && !JSON.stringify(schema._zod.def).includes('string_format');

/** A body with the value in every field in which something can be typed; the fields are counted. */
function filled(schema: Schema, place: string, value: string, fields: Set<string>): unknown {
  const parts = schemaParts(schema);
  switch (parts.kind) {
    case 'fields':
      return Object.fromEntries(
        Object.entries(parts.fields).map(([field, inner]) => [
          field,
          filled(inner, `${place}.${field}`, value, fields),
        ]),
      );
    case 'items':
      return [filled(parts.item, place, value, fields)];
    case 'entries':
      return { one: filled(parts.value, place, value, fields) };
    case 'either':
      return parts.options
        .map((option) => filled(option, place, value, fields))
        .find((each) => each !== null && each !== undefined);
    case 'plain':
      if (!isTyped(schema)) return null;
      fields.add(place);
      return value;
  }
}

const call = (name: string, endpoint: Endpoint, body: unknown, number: number): readonly LoggedAction[] => {
  const isQuery = endpoint.method === 'GET';
  const arg = {
    type: isQuery ? 'query' : 'mutation',
    endpointName: name,
    originalArgs: isQuery ? { query: body } : { body },
    ...(isQuery ? { queryCacheKey: `${name}(${JSON.stringify({ query: body })})` } : { track: false }),
  };
  const type = isQuery ? 'api/executeQuery' : 'api/executeMutation';
  const meta = { requestId: `r${number}`, arg };
  return [
    { type: `${type}/pending`, meta: { ...meta, requestStatus: 'pending', startedTimeStamp: 1 } },
    {
      type: `${type}/rejected`,
      meta: { ...meta, requestStatus: 'rejected', rejectedWithValue: true },
      payload: { kind: 'refused', status: 422, message: 'That can’t be done.', errors: [] },
      error: { message: 'Rejected' },
    },
  ];
};

function recorded(actions: Iterable<LoggedAction>, note: string) {
  const recording = createRecording({
    reducer: wholeReducer,
    page: { at: 0, build: 'test', viewport: { width: 1280, height: 900 }, language: 'en', path: '/' },
    stored: null,
    salt: 'a salt of this test',
    now: () => 0,
    mono: () => 0,
    whenIdle: (task) => {
      task();
    },
    mostCharacters: 200_000_000,
  });
  const store = configureStore({
    reducer: wholeReducer,
    middleware: () => new Tuple(recording.first, recording.last),
    devTools: false,
  });
  for (const action of actions) store.dispatch(action);
  return recording.export({ reason: note });
}

const FORMS = [...ENDPOINTS].flatMap(([name, endpoint]) => {
  const schema = endpoint.body;
  return schema === undefined ? [] : [{ name, endpoint, schema }];
});

describe('ten secrets and ten items of people, in every field of every form', () => {
  it('every call that carries a form is filled in', () => {
    const fields = new Set<string>();
    for (const { name, schema } of FORMS) filled(schema, name, 'x', fields);
    expect(FORMS.length).toBeGreaterThan(120);
    expect(fields.size).toBeGreaterThan(150);
  });

  it.each(CANARIES)('$name is in no log of any form, and the log is saved', ({ name, value }) => {
    const fields = new Set<string>();
    const actions = FORMS.flatMap((form, number) =>
      call(form.name, form.endpoint, filled(form.schema, form.name, value, fields), number),
    );
    const log = recorded(actions, `I typed ${name}.`);
    expect(log.kind).toBe('exported');
    const text = log.kind === 'exported' ? log.text : '';
    expect(text.split('\n').length).toBeGreaterThan(actions.length);
    expect(findLeaks([{ name, value }], [{ name: 'the log', text }])).toEqual([]);
  });

  it.each(CANARIES)('$name is not in unsent work, whatever its form', ({ name, value }) => {
    const work = { basis: 'r', value: { text: value, lines: [{ description: value }], reason: 'OTHER' } };
    const form = { form: { applicant: { name: value, email: value }, explanation: value }, basedOn: null };
    const log = recorded(
      [
        workFound({ name: 'comment', work }),
        workKept({ name: 'comment', work }),
        workKept({ name: 'claim', work: form }),
      ],
      'Work that was not sent.',
    );
    const text = log.kind === 'exported' ? log.text : '';
    expect(text).toContain('screen/workKept');
    expect(findLeaks([{ name, value }], [{ name: 'the log', text }])).toEqual([]);
  });

  it.each(CANARIES)('$name is not in the note about a problem', ({ name, value }) => {
    const login = ENDPOINTS.get('login');
    if (login === undefined) throw new Error('nobody can sign in');
    const actions = call('login', login, { email: value, password: value }, 1);
    const log = recorded(actions, `My password is ${value} and I wrote ${value}.`);
    const text = log.kind === 'exported' ? log.text : '';
    expect(log.kind).toBe('exported');
    expect(findLeaks([{ name, value }], [{ name: 'the log', text }])).toEqual([]);
  });
});
