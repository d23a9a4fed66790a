import { matchPending } from '../../domain/pendingLine';

const claimed = { importerNumber: '41-2086799', fiscalYear: 2026, asked: null };
const sent = { importerNumber: '41-2086799', fiscalYear: 2026, proposed: 500n, isInClaim: false };

describe('a line that was claimed before Customs had sent it', () => {
  it('is matched for what may be claimed, and never for more than was asked', () => {
    expect(matchPending(claimed, sent)).toEqual({ state: 'matched', claimed: 500n });
    expect(matchPending({ ...claimed, asked: 499n }, sent)).toEqual({ state: 'matched', claimed: 499n });
    expect(matchPending({ ...claimed, asked: 501n }, sent)).toEqual({ state: 'matched', claimed: 500n });
    expect(matchPending(claimed, { ...sent, proposed: 1n })).toEqual({ state: 'matched', claimed: 1n });
  });

  it.each([
    [{ importerNumber: '41-2086798' }, 'other-importer'],
    [{ fiscalYear: 2025 }, 'other-year'],
    [{ isInClaim: true }, 'in-another-claim'],
    [{ proposed: 0n }, 'nothing-to-claim'],
    [{ proposed: -1n }, 'nothing-to-claim'],
  ])('with %p is none of the claim: %s', (changes, state) => {
    expect(matchPending(claimed, { ...sent, ...changes })).toEqual({ state });
  });
});
