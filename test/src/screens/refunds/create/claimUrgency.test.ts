import { claimAfter, type ClaimForm, EMPTY_CLAIM } from '../../../../../src/screens/refunds/create/claimForm';
import { claimUrgency } from '../../../../../src/screens/refunds/create/claimUrgency';

const named = claimAfter(EMPTY_CLAIM, { type: 'draftNamed', name: 'Spring' });
const withFile = {
  ...named,
  documents: [
    {
      id: '7',
      kind: 'entry-summary',
      fileName: 'entry.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 9,
      uploadedAt: '2026-11-30T10:00:00.000Z',
    },
  ],
} as unknown as ClaimForm;

describe('when a change of a claim is saved', () => {
  it('saves the first change and every file at once, the rest after a pause', () => {
    expect(claimUrgency(EMPTY_CLAIM, named, true)).toBe('at-once');
    expect(claimUrgency(named, withFile, false)).toBe('at-once');
    expect(claimUrgency(withFile, named, false)).toBe('soon');
  });
});
