import { EMPTY_CLAIM } from '../../../../../src/screens/refunds/create/claimForm';
import { requirementsOf } from '../../../../../src/screens/refunds/create/requirements';
import { REFUND_EVIDENCE } from '../../../../../domain/refundEvidence';
import { REFUND_REASONS } from '../../../../../domain/refundReason';

const numbers = { importerNumbers: [{ number: '12-3456789', lines: 1 }] };

describe('what a claim needs', () => {
  it('is said before a reason is chosen: importer number, bank account, and that documents follow from the reason', () => {
    expect(requirementsOf(EMPTY_CLAIM, { importerNumbers: [] }, false)).toEqual([
      { kind: 'importer', isThere: false, addAt: '/contact' },
      { kind: 'account', isThere: false, addAt: '/refunds' },
      { kind: 'reason', isThere: false },
    ]);
    expect(requirementsOf(EMPTY_CLAIM, numbers, true).map(({ isThere }) => isThere)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(REFUND_REASONS)('names for %s every document, the certificate, and the explanation', (reason) => {
    const needed = REFUND_EVIDENCE[reason];
    const found = requirementsOf({ ...EMPTY_CLAIM, reason }, numbers, 'unknown');
    const kinds = found.map(({ kind }) => kind);
    expect(found.flatMap((need) => (need.kind === 'evidence' ? [need.evidence] : []))).toEqual(
      needed.documents,
    );
    expect(kinds.includes('certificate')).toBe(needed.certificateNumber);
    expect(kinds.includes('explanation')).toBe(needed.explanation);
    expect(kinds.includes('account')).toBe(false);
  });
});
