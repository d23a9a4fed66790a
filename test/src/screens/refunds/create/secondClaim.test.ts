import { claimOfDraft, draftOf } from '../../../../../src/screens/refunds/create/claimDraft';
import { EMPTY_CLAIM } from '../../../../../src/screens/refunds/create/claimForm';
import { filledClaim } from '../../../../../src/screens/refunds/create/filledClaim';
import { secondClaim } from '../../../../../src/screens/refunds/create/secondClaim';
import { line, proposal } from './proposal';

const first = {
  ...EMPTY_CLAIM,
  name: 'Spring',
  fiscalYear: 2026,
  reason: 'OTHER' as const,
  explanation: 'Sent back.',
  amounts: { '7': '1.00' },
  applicant: { name: 'Una', title: 'Controller', phone: '207-555-0101', email: 'una@cedarline.example' },
  certifications: { isTrue: true, notClaimedBefore: true, isAuthorised: true },
};
const place = { fiscalYear: 2024, importerNumber: '12-3456789' };

test('a second claim has the reason and the applicant of the first, and none of its lines, name, or certifications', () => {
  expect(secondClaim(first, { place, entryNumbers: ['AB100012348'] })).toEqual({
    ...EMPTY_CLAIM,
    ...place,
    reason: 'OTHER',
    explanation: 'Sent back.',
    applicant: first.applicant,
    onlyEntries: ['AB100012348'],
  });
});

test('it selects the lines of its entries only, also after it was kept as a draft', () => {
  const second = secondClaim(first, { place, entryNumbers: ['AB100012348'] });
  const kept = claimOfDraft({ content: draftOf(second), documents: [] });
  const answer = proposal([line('1'), line('2', { entryNumber: 'ABC12345676' })], { fiscalYear: 2024 });
  expect(filledClaim(kept, answer).amounts).toEqual({ '1': '40.00' });
  expect(filledClaim({ ...kept, onlyEntries: [] }, answer).amounts).toEqual({ '1': '40.00', '2': '40.00' });
});
