import * as z from 'zod/mini';
import { anySuccess } from '../../../src/api/base/anySuccess';
import { readAnswer, readFailure } from '../../../src/api/base/apiFailure';
import { codeFailureMessage, errorMessage, loginFailureMessage } from '../../../src/api/base/errorMessage';
import type { RawAnswer } from '../../../src/api/base/httpRequest';
import { isCallUnknown } from '../../../src/api/base/isCallUnknown';
import { profileAnswer } from '../../../src/api/companies/profileAnswers';
import { codeAwaitedSchema, renewalSchema, signInSchema } from '../../../src/api/identity/sessionAnswers';
import { tokenWith } from '../support/tokens';

const answer = (status: number, body: unknown, contentType = 'application/json'): RawAnswer => ({
  kind: 'answered',
  status,
  contentType,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  serverNow: undefined,
  boardZone: null,
  reference: 'k7Qp2xYz',
});
const shown = (raw: RawAnswer): string => errorMessage(readFailure(raw), 'en');

describe('a refusal of another backend', () => {
  it.each([
    ['without succeeded', { message: 'No.', errors: [] }],
    ['with details of null', { succeeded: false, errors: [{ error: 'No.', details: null }] }],
    ['with a dictionary of lists', { errors: { Email: ['No.', 'Never.'] } }],
    ['with a list of sentences', { errors: ['No.'] }],
    ['in the form of RFC 9457', { title: 'Bad Request', status: 400, detail: 'No.' }],
  ])('%s is understood', (_, body) => {
    expect(readFailure(answer(400, body)).kind).toBe('refused');
    expect(loginFailureMessage(readFailure(answer(400, body)), 'en')).toContain('No.');
  });

  it('of a sign-in is shown as name, colon, and details, and our own names for programs as words (H96)', () => {
    const shownOf = (error: string, language: 'en' | 'fr') =>
      loginFailureMessage(
        readFailure(answer(401, { succeeded: false, errors: [{ error, details: 'Try again.' }] })),
        language,
      );
    expect(shownOf('InvalidLogin', 'en')).toBe('InvalidLogin: Try again.');
    expect(shownOf('invalid-credentials', 'en')).toBe('Sign-in failed: Try again.');
    expect(shownOf('temporary-password-expired', 'fr')).toBe('Connexion impossible\u00a0: Try again.');
  });

  it('names its fields as our forms do, whatever their first letter', () => {
    const failure = readFailure(answer(400, { errors: { NewPassword: ['Too short.', 'Too plain.'] } }));
    expect(failure).toMatchObject({ errors: [{ field: 'newPassword' }, { field: 'newPassword' }] });
    expect(
      codeFailureMessage(readFailure(answer(400, { errors: { Code: ['A', 'B'], Other: ['C'] } })), 'en'),
    ).toBe('A, B');
  });

  it.each([
    ['a text', 'text/plain', 'Locked until two.'],
    ['a JSON text', 'application/json', '"Locked until two."'],
    ['an object without succeeded', 'application/json', { message: 'Locked until two.' }],
    ['an object of other names', 'application/json', { reason: 'Locked until two.', minutes: 5 }],
  ])('of 423 that is %s is its message', (_, type, body) => {
    expect(shown(answer(423, body, type))).toBe('Locked until two.');
  });

  it.each([
    [401, ''],
    [500, '{"half":'],
    [400, {}],
    [400, { unheardOf: 1 }],
    [200, '<h1>Proxy</h1>'],
  ])('of %d that nobody understands (%j) has a sentence and a reference', (status, body) => {
    const read = readAnswer(answer(status, body), z.object({ total: z.number() }));
    const sentence = read.ok ? '' : errorMessage(read.failure, 'en');
    expect(sentence).toMatch(/^[A-Z].{40,} Reference: k7Qp2xYz\.$/);
  });

  it('tells a call that is not there from a record that is not there', () => {
    expect(isCallUnknown(readFailure(answer(404, '<h1>404</h1>', 'text/html')))).toBe(true);
    expect(isCallUnknown(readFailure(answer(405, '')))).toBe(true);
    expect(isCallUnknown(readFailure(answer(404, { message: 'Not Found' })))).toBe(true);
    const ours = { succeeded: false, message: 'There is no such company.', errors: [], reference: 'r-1' };
    expect(isCallUnknown(readFailure(answer(404, ours)))).toBe(false);
    expect(isCallUnknown(readFailure(answer(403, '')))).toBe(false);
    expect(isCallUnknown(null)).toBe(false);
  });
});

describe('a success of another backend', () => {
  const read = (body: unknown, schema: z.ZodMiniType, type?: string) => {
    const taken = readAnswer(answer(200, body, type), schema);
    return taken.ok ? taken.data : taken.failure;
  };

  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a text', 'OK'],
    ['any data', { succeeded: true, data: { id: 4 } }],
    ['no succeeded', { data: null }],
  ])('of a call whose status says everything may hold %s', (_, body) => {
    expect(read(body, anySuccess)).toBeNull();
  });

  it('is none where it says so, or lists errors', () => {
    expect(read({ succeeded: false, errors: null }, anySuccess)).toMatchObject({ kind: 'refused' });
    expect(read({ errors: { Email: ['Taken.'] } }, anySuccess)).toMatchObject({ kind: 'refused' });
    expect(read('<h1>Sign in to the network</h1>', anySuccess, 'text/html')).toMatchObject({
      kind: 'unreadable',
    });
  });

  const token = tokenWith({ companyId: '12' });
  it.each([
    ['in an envelope', { succeeded: true, data: { token } }],
    ['bare in the envelope', { succeeded: true, data: token }],
    ['alone as JSON', JSON.stringify(token)],
    ['alone as text', token],
    ['in an object', { token }],
  ])('of a refresh brings the token %s', (_, body) => {
    expect(read(body, renewalSchema)).toEqual({ token, sessionEndsAt: undefined });
  });

  it.each([
    [7, '7'],
    ['7', '7'],
    [null, '12'],
    [undefined, '12'],
  ])('of a sign-in has a company id of %j and missing flags', (companyId, id) => {
    expect(signInSchema.parse({ token, companyId })).toMatchObject({
      companyId: id,
      companyName: '',
      isAssessmentPayer: false,
      isExempt: false,
      isRefundEligible: false,
    });
  });

  it.each([[null], [{}], [{ userId: null }]])('that asks for a code may name no user: %j', (data) => {
    expect(codeAwaitedSchema.parse(data)).toMatchObject({ userId: '', companyName: '' });
  });

  it('of a profile may hold nothing we know, and is still of its company', () => {
    expect(profileAnswer('7').parse({ companyName: 'Alder', phone: 5550100, isExempt: 'yes' })).toMatchObject(
      {
        companyId: '7',
        legalName: 'Alder',
        phone: '5550100',
        isExempt: false,
        address: { street1: '' },
      },
    );
    expect(z.safeParse(profileAnswer('7'), 'Alder').success).toBe(false);
  });
});
