import { readAnswer, readFailure, type ApiFailure } from '../../../src/api/base/apiFailure';
import { errorMessage, errorText, fieldMessages } from '../../../src/api/base/errorMessage';
import type { RawAnswer } from '../../../src/api/base/httpRequest';
import * as z from 'zod/mini';

const answer = (status: number, text: string, contentType = 'application/json'): RawAnswer => ({
  kind: 'answered',
  status,
  contentType,
  text,
  serverNow: undefined,
  boardZone: null,
});
const shown = (failure: ApiFailure): string => errorMessage(failure, 'en');

describe('an answer', () => {
  it.each([
    ['204 without a body', answer(204, '')],
    ['200 without a body', answer(200, '')],
    ['an envelope around null', answer(200, '{"succeeded":true,"message":"","data":null,"errors":[]}')],
  ])('H28 %s counts as success where nothing is expected', (_, raw) => {
    expect(readAnswer(raw, z.null())).toMatchObject({ ok: true, data: null });
  });

  it('that the contract does not know is not half used', () => {
    const read = readAnswer(
      answer(200, '{"succeeded":true,"data":{"total":"x"}}'),
      z.object({ total: z.number() }),
    );
    expect(read).toEqual({ ok: false, failure: { kind: 'unreadable', status: 200 } });
  });

  it('H50 of a proxy’s page is never shown as it is', () => {
    const failure = readFailure(
      answer(413, '<html><h1>413 Request Entity Too Large</h1></html>', 'text/html'),
    );
    expect(shown(failure)).toBe(errorText('tooLarge', 'en'));
    expect(shown(failure)).not.toContain('<');
  });

  it.each([
    [404, ''],
    [500, '{"half":'],
    [502, '<html></html>'],
    [418, '"text"'],
    [200, 'undefined'],
  ])('of status %d with the body %j has a sentence', (status, text) => {
    const read = readAnswer(answer(status, text, 'text/html'), z.object({}));
    const sentence = read.ok ? '' : shown(read.failure);
    expect(sentence.length).toBeGreaterThan(20);
    expect(sentence).not.toMatch(/parsing|\[object|undefined|</i);
  });

  it.each([
    ['text/plain', 'Account locked until 14:05'],
    ['', 'Account locked until 14:05'],
    ['application/json', 'Account locked until 14:05'],
    ['application/json; charset=utf-8', '"Account locked until 14:05"'],
  ])('H28 of status 423 is the message, said to be %j', (contentType, text) => {
    expect(shown(readFailure(answer(423, text, contentType)))).toBe('Account locked until 14:05');
  });

  it.each([
    ['text/html', '<p>Locked</p>'],
    ['', '<iframe srcdoc="x">'],
    ['application/json', '{"status":423}'],
    ['', ''],
  ])('of status 423 that is no message of anybody (%j) has a sentence of ours', (contentType, text) => {
    expect(readFailure(answer(423, text, contentType))).toEqual({ kind: 'unreadable', status: 423 });
  });

  it('of a backend that says nothing with null is a refusal all the same', () => {
    const body = { succeeded: false, message: null, data: null, errors: [{ error: 'A', details: 'B.' }] };
    expect(shown(readFailure(answer(401, JSON.stringify(body))))).toBe('B.');
    expect(readFailure(answer(200, '{"succeeded":false,"errors":null}'))).toEqual({
      kind: 'refused',
      status: 200,
      message: '',
      errors: [],
    });
  });

  it('carries its reference, once', () => {
    const body = { succeeded: false, message: 'It broke.', data: null, errors: [], reference: 'ab12' };
    expect(shown(readFailure(answer(500, JSON.stringify(body))))).toBe('It broke. Reference: ab12.');
    const said = { ...body, message: 'It broke, reference ab12.' };
    expect(shown(readFailure(answer(500, JSON.stringify(said))))).toBe('It broke, reference ab12.');
  });

  it('gives each field its own message', () => {
    const errors = [
      { error: 'field-missing', details: 'Needed.', field: 'applicant.name' },
      { error: 'other', details: 'General.' },
    ];
    const failure = readFailure(
      answer(400, JSON.stringify({ succeeded: false, message: '', data: null, errors })),
    );
    expect(fieldMessages(failure)).toEqual({ 'applicant.name': 'Needed.' });
    expect(shown(failure)).toBe('Needed. General.');
  });
});

describe('the specification’s own sentences', () => {
  it('read word for word', () => {
    expect(errorText('refreshFailed', 'en')).toBe('Unable to refresh user token');
    expect(errorText('forgotPasswordFailed', 'en')).toBe('An error occurred');
    expect(errorText('resetPasswordFailed', 'en')).toBe('Unable to reset password');
  });
});
