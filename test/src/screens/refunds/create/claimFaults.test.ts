import { keyFor } from '../../../../../src/api/base/sendingKey';
import { claimFaults } from '../../../../../src/screens/refunds/create/claimFaults';
import { claimAfter, EMPTY_CLAIM, type ClaimForm } from '../../../../../src/screens/refunds/create/claimForm';
import { claimSubmission } from '../../../../../src/screens/refunds/create/claimSubmission';
import { filledClaim } from '../../../../../src/screens/refunds/create/filledClaim';
import { serverFaults } from '../../../../../src/screens/refunds/create/serverFaults';
import { chooseClaim, readStoredClaim } from '../../../../../src/screens/refunds/create/storedClaim';
import { claimOfDraft, draftOf } from '../../../../../src/screens/refunds/create/claimDraft';
import { line, proposal } from './proposal';

const paper = {
  id: '7',
  kind: 'entry-summary',
  fileName: '7501.pdf',
  type: 'application/pdf',
  sizeBytes: 1000,
  sha256: 'a'.repeat(64),
  uploadedBy: { id: '1', name: 'Ana' },
  uploadedAt: '2026-04-01T12:00:00.000Z',
} as const;

const whole: ClaimForm = {
  ...EMPTY_CLAIM,
  fiscalYear: 2026,
  reason: 'FIRST_QUANTITY',
  importerNumber: '12-3456789',
  amounts: { '1': '40.00', '2': '5' },
  amountsFor: '2026 FIRST_QUANTITY 12-3456789',
  applicant: { name: ' Ana Alder ', title: 'Controller', phone: '+1 555 0100', email: 'ana@alder.example' },
  documents: [paper],
  certifications: { isTrue: true, notClaimedBefore: true, isAuthorised: true },
};
const offered = proposal([line('1'), line('2'), line('3')]);
const faultsOf = (changes: Partial<ClaimForm>) => claimFaults({ ...whole, ...changes }, offered, 'point');

describe('what stands against a claim', () => {
  it('is nothing when it is whole', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each([
    ['0', 'claim-not-above-zero'],
    ['40.01', 'claim-more-than-left'],
  ])('H27 is an amount of %s on a line with 40.00 left', (typed, failure) => {
    expect(faultsOf({ amounts: { '1': typed } })).toMatchObject([
      { field: 'lines.1', kind: 'rule', failure },
    ]);
  });

  it.each([
    ['-5', 'negative'],
    ['10.0055', 'too-many-decimals'],
    ['', 'missing'],
    ['1e3', 'exponent'],
  ])('H27 is %p, which is no amount', (typed, fault) => {
    expect(faultsOf({ amounts: { '1': typed } })).toEqual([{ field: 'lines.1', kind: 'amount', fault }]);
  });

  it('is an amount above what the rule gives, though more was collected', () => {
    const tight = proposal([line('1', { amountProposed: '10.00' })]);
    const faults = claimFaults({ ...whole, amounts: { '1': '10.01' } }, tight, 'point');
    expect(faults).toMatchObject([
      { failure: 'claim-more-than-proposed', values: { proposed: '10.00', left: '40.00' } },
    ]);
  });

  it('is every missing piece of evidence, by kind', () => {
    const strict = { ...offered, requiredEvidence: ['entry-summary', 'invoice'] };
    expect(claimFaults(whole, strict, 'point')).toEqual([
      { field: 'documentIds', kind: 'evidence', evidence: 'invoice' },
    ]);
  });

  it('is a missing certificate number, explanation, applicant and certification, each beside its field', () => {
    const fields = faultsOf({
      reason: 'ORGANIC',
      applicant: EMPTY_CLAIM.applicant,
      certifications: { isTrue: true, notClaimedBefore: false, isAuthorised: true },
    }).map(({ field }) => field);
    expect(fields).toEqual([
      'certificateNumber',
      'applicant.name',
      'applicant.title',
      'applicant.phone',
      'applicant.email',
      'certifications.notClaimedBefore',
    ]);
    expect(faultsOf({ reason: 'OTHER' })).toMatchObject([{ field: 'explanation' }]);
  });
});

describe('a claim as it is sent', () => {
  it('has exact amounts, lines in the order of the year and trimmed texts', () => {
    expect(claimSubmission(whole, offered, 'point')).toMatchObject({
      lines: [
        { customsLineId: '1', amountClaimed: '40.00' },
        { customsLineId: '2', amountClaimed: '5.00' },
      ],
      applicant: { name: 'Ana Alder' },
      documentIds: ['7'],
      certificateNumber: null,
    });
  });

  it('must be certified again after anything in it has changed', () => {
    const changed = claimAfter(whole, {
      type: 'amountsChanged',
      amounts: { '1': '39.00' },
      basis: whole.amountsFor,
      knownUpTo: '',
    });
    expect(changed.certifications.isTrue).toBe(false);
    expect(claimSubmission(changed, offered, 'point')).toBeNull();
  });

  it('H11 keeps its key when it is sent again unchanged, and gets another when it is another', async () => {
    let made = 0;
    const newKey = () => `key-${(made += 1)}`;
    const first = await keyFor({ a: 1 }, null, newKey);
    expect(await keyFor({ a: 1 }, first, newKey)).toEqual(first);
    expect((await keyFor({ a: 2 }, first, newKey)).key).toBe('key-2');
  });
});

describe('what the board’s records fill in', () => {
  const bare = { ...whole, importerNumber: '', amounts: {}, amountsFor: '' };

  it('is the only importer number with lines, and every proposed amount', () => {
    const numbers = [
      { number: '12-3456789', lines: 3 },
      { number: '98-7654321', lines: 0 },
    ];
    expect(filledClaim(bare, { ...offered, importerNumbers: numbers })).toMatchObject({
      importerNumber: '12-3456789',
      amounts: { '1': '40.00', '2': '40.00', '3': '40.00' },
    });
  });

  it('is no number where there are two to choose from', () => {
    const numbers = [
      { number: '12-3456789', lines: 3 },
      { number: '98-7654321', lines: 1 },
    ];
    expect(filledClaim(bare, { ...offered, importerNumbers: numbers }).importerNumber).toBe('');
  });

  it('never replaces lines that were chosen for this year and reason, but does for another', () => {
    expect(filledClaim(whole, offered).amounts).toEqual(whole.amounts);
    expect(filledClaim({ ...whole, reason: 'DUPLICATE' }, offered).amounts).not.toEqual(whole.amounts);
  });

  it.each<[string, ClaimForm['amounts']]>([
    ['some', { '1': '39.00' }],
    ['none', {}],
  ])(
    'leaves the lines of a draft alone that was saved with %s, before it named its only number',
    (_, amounts) => {
      const basis = whole.amountsFor;
      const typed = claimAfter(bare, { type: 'amountsChanged', basis, amounts, knownUpTo: '3' });
      const resumed = filledClaim(claimOfDraft({ content: draftOf(typed), documents: [] }), offered);
      expect(resumed).toMatchObject({ importerNumber: whole.importerNumber, amountsFor: basis });
      expect(resumed.amounts).toEqual(amounts);
    },
  );
});

describe('the server’s refusals', () => {
  it('stand beside the line they name, also when other lines are taken out meanwhile', () => {
    const failure = {
      kind: 'refused',
      status: 409,
      message: 'Under way',
      errors: [
        { error: 'claim-in-another-claim', details: 'Entry AB1 is under way in RF-1.', field: 'lines.1' },
        { error: 'claim-evidence-missing', details: 'Attach it.', field: 'documentIds' },
      ],
    } as const;
    expect(serverFaults(failure, ['11', '12'])).toEqual([
      { field: 'lines.12', kind: 'from-server', sentence: 'Entry AB1 is under way in RF-1.' },
      { field: 'documentIds', kind: 'from-server', sentence: 'Attach it.' },
    ]);
  });
});

describe('which unfinished claim to go on with', () => {
  const draft = {
    content: { ...draftOf(whole), importerNumber: whole.importerNumber },
    documents: [paper],
    preparedBy: null,
    savedAt: '2026-04-01T14:00:00.000Z',
  };
  const stored = { form: { ...whole, explanation: 'typed after the last save' }, basedOn: draft.savedAt };

  it('H08 is the copy of this device while the draft is the one it was built on', () => {
    expect(chooseClaim(stored, draft)).toMatchObject({ origin: 'device', form: stored.form, other: null });
    expect(chooseClaim({ ...stored, basedOn: null }, null)).toMatchObject({ origin: 'device' });
  });

  it('is a draft saved later elsewhere, with the copy offered beside it', () => {
    const newer = { ...draft, savedAt: '2026-04-01T15:00:00.000Z' };
    expect(chooseClaim(stored, newer)).toMatchObject({
      origin: 'server',
      savedAt: newer.savedAt,
      other: stored.form,
    });
  });

  it('is a new one after the old was sent elsewhere', () => {
    expect(chooseClaim(stored, null)).toMatchObject({ origin: 'new', form: EMPTY_CLAIM, other: stored.form });
  });

  it('comes back from the server as it was, but certified again', () => {
    expect(chooseClaim(null, draft).form).toEqual({ ...whole, certifications: EMPTY_CLAIM.certifications });
  });

  it('is nothing of what cannot be read or holds nothing', () => {
    expect(readStoredClaim({ form: { reason: 'NOT_A_REASON' } })).toBeNull();
    expect(readStoredClaim({ form: EMPTY_CLAIM, basedOn: null })).toBeNull();
  });
});
