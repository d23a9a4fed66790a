import { parseImporterNumber } from '../../domain/importerNumber';
import { readClaims } from '../../src/state/claims';
import { SLICE_RULES } from '../../src/actionLog/redaction/stateRules';
import { createFingerprints } from '../../src/actionLog/redaction/fingerprints';
import { createPseudonyms } from '../../src/actionLog/redaction/pseudonyms';
import { createRedactor } from '../../src/actionLog/redaction/redactor';
import { SLICES } from '../../src/app/wholeReducer';
import { viewersChanged } from '../../src/state/live';
import { tokenWith } from '../src/support/tokens';

const salt = 'a salt for these tests';
const stand = createPseudonyms(salt);

describe('stand-ins', () => {
  it.each(['12-3456789', '12-3456789AB', '123-45-6789', '261201-12345', '123456789'])(
    'of the importer number %s is a valid one of the same kind and spelling',
    (number) => {
      const other = stand.personal(number);
      const [was, is] = [parseImporterNumber(number), parseImporterNumber(other)];
      expect(is.ok && was.ok && is.value.kind === was.value.kind).toBe(true);
      expect(other).not.toBe(number);
      expect(other.replace(/[0-9A-Z]/g, 'x')).toBe(number.replace(/[0-9A-Z]/g, 'x'));
    },
  );

  it('two spellings of one importer number get one stand-in', () => {
    expect(stand.personal('123456789')).toBe(stand.personal('12-3456789').replace('-', ''));
  });

  it('of an email address is an email address that leads nowhere', () => {
    expect(stand.personal('morgan.lee@cedarline.com')).toMatch(/^[a-z]{6}\.[a-z]{3}@[a-z]{9}\.example$/);
  });

  it('of an email address leaves the marks after it to the sentence', () => {
    for (const mark of ['.', '...', '!', '?', '…', ']', ' »', ').', '.)', ', then call.'])
      for (const change of [stand.sentence, stand.free])
        expect(change(`write to morgan@cedarline.com${mark}`)).toMatch(
          new RegExp(`[a-z]{6}@[a-z]{9}\\.example${mark.replace(/[.?)\]]/g, '\\$&')}$`),
        );
  });

  it('of a name keeps words, lengths and capitals, and is the same wherever the name occurs', () => {
    const company = stand.personal('Cedarline Imports Inc.');
    expect(company).toMatch(/^[A-Z][a-z]{8} [A-Z][a-z]{6} [A-Z][a-z]{2}\.$/);
    expect(company).not.toMatch(/cedarline|imports|inc/i);
    expect(stand.sentence('Claim <b>RF-2026-000045</b> of Cedarline for $1,234.50 is ready to verify.')).toBe(
      `Claim <b>RF-2026-000045</b> of ${company.split(' ')[0] ?? ''} for $1,234.50 is ready to verify.`,
    );
  });

  it('of what a form says takes out numbers somebody typed, and leaves amounts, days, and record numbers', () => {
    const said = stand.said(
      '“123-45-678” is not valid. RF-2026-000045 of 2026-11-30 is for $1,234.50 of 2026.',
    );
    expect(said).not.toMatch(/123|678/);
    expect(said).toMatch(/\d{3}-\d{2}-\d{3}.*RF-2026-000045.*2026-11-30.*\$1,234\.50.*2026\.$/);
    expect(stand.said('The file 55512345.pdf is empty.')).not.toContain('55512345');
  });

  it('of a token opens nothing, names nobody, and still says what the application may do with it', () => {
    const token = tokenWith({
      role: ['admin'],
      name: 'Avery Holt',
      email: 'avery@northwood.example',
      exp: 2_000_000_000,
    });
    const other = stand.secret(token);
    expect(readClaims(other)).toMatchObject({ sub: 'u1', role: ['admin'], exp: 2_000_000_000 });
    expect(readClaims(other)?.name).not.toMatch(/avery|holt/i);
    for (const segment of token.split('.')) expect(other).not.toContain(segment);
  });

  it('under another salt are others', () => {
    expect(createPseudonyms('another').personal('Cedarline')).not.toBe(stand.personal('Cedarline'));
  });
});

describe('fingerprints', () => {
  it('find a value as a whole word, in any letter case, inside a text and inside JSON in JSON', () => {
    const prints = createFingerprints(salt);
    prints.remember('O"Hara & Søn');
    expect(prints.has('said O"HARA & SØN yesterday')).toBe(true);
    expect(prints.has(JSON.stringify({ q: 'O"Hara & Søn' }))).toBe(true);
    expect(prints.has(JSON.stringify({ key: JSON.stringify({ q: 'O"Hara & Søn' }) }))).toBe(true);
    expect(prints.has(JSON.stringify('first line\nO"Hara & Søn'))).toBe(true);
    expect(prints.has('O"Hara & Sønner')).toBe(false);
  });

  it('go on after a reload without the values themselves', () => {
    const prints = createFingerprints(salt);
    prints.remember('Tr0ub4dor&3');
    const stored = prints.stored();
    expect(JSON.stringify(stored)).not.toContain('Tr0ub4dor');
    expect(createFingerprints(salt, stored).has('x Tr0ub4dor&3 y')).toBe(true);
  });

  it('do not look for single words of the product', () => {
    const prints = createFingerprints(salt);
    prints.remember('verification');
    expect(prints.has('waits for verification')).toBe(false);
  });
});

describe('the redactor', () => {
  const redactor = createRedactor(salt);

  it('knows every slice of the state', () => {
    expect(Object.keys(SLICE_RULES).sort()).toEqual([...SLICES].sort());
  });

  it('blanks passwords in the arguments of a call, and exchanges what was searched for in the key of a cached answer', () => {
    const change = redactor.action({
      type: 'api/executeMutation/pending',
      meta: {
        requestId: 'r1',
        requestStatus: 'pending',
        arg: {
          type: 'mutation',
          endpointName: 'changePassword',
          originalArgs: { body: { currentPassword: 'Tr0ub4dor&3', newPassword: 'N3wer-pass' } },
        },
      },
    });
    expect(JSON.stringify(change)).not.toMatch(/Tr0ub4dor|N3wer/);
    const search = { query: { q: 'Cedarline' } };
    const { meta } = redactor.action({
      type: 'api/executeQuery/pending',
      meta: {
        requestId: 'r2',
        requestStatus: 'pending',
        arg: {
          type: 'query',
          endpointName: 'listRefunds',
          originalArgs: search,
          queryCacheKey: `listRefunds(${JSON.stringify(search)})`,
        },
      },
    });
    expect(meta).toMatchObject({
      arg: {
        originalArgs: { query: { q: stand.personal('Cedarline') } },
        queryCacheKey: `listRefunds({"query":{"q":"${stand.personal('Cedarline')}"}})`,
      },
    });
  });

  it('exchanges the names of those who have a claim open', () => {
    const viewers = { claimId: '7', people: [{ id: '2', name: 'Thomas Whitford' }], more: 4 };
    const shown = { claimId: '7', people: [{ id: '2', name: stand.personal('Thomas Whitford') }], more: 4 };
    expect(redactor.action({ ...viewersChanged(viewers) })).toMatchObject({ payload: shown });
    expect(JSON.stringify(redactor.state({ live: { viewers } }))).not.toMatch(/Thomas|Whitford/);
  });

  it('leaves what holds nothing marked the very same object', () => {
    const action = { type: 'live/liveChanged', payload: { state: 'live', reason: 'started', since: 1 } };
    expect(redactor.action(action)).toBe(action);
  });

  it('takes remembered values and credentials out of texts it knows nothing of', () => {
    const text = redactor.text(
      'failed for wss://h/?access_token=abc.def.ghi with Tr0ub4dor&3 typed, Bearer xyz',
    );
    expect(text).not.toMatch(/abc\.def|Tr0ub4dor|xyz/);
  });

  it.each(['4111 1111 1111 1111', '5555555555554444', '3782-822463-10005'])(
    'takes the card number %s out of a note before anything in it is taken for an importer number',
    (card) => {
      expect(redactor.freeText(`I typed ${card}, write to ida@example.test today`)).toMatch(
        /^I typed \[card number\], write to (?!ida@)\w+@[\w.]+\.example today$/,
      );
    },
  );
});
