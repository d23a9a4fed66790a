import type { ForeseenClaims } from '../../../contract/entities/foreseenClaims';
import { useListRefundDraftsQuery } from '../../api/refunds/claims';
import { startClaimAt } from './startClaimAt';

interface ClaimAt {
  readonly to: string;
  /** A draft of this year and reason waits to be continued. */
  readonly hasDraft: boolean;
}

/** The way to the claim of a year and a reason: on with its draft, or a new one. */
export function useClaimAt({
  fiscalYear,
  reason,
}: Pick<ForeseenClaims['claims'][number], 'fiscalYear' | 'reason'>): ClaimAt {
  const { data: drafts = [] } = useListRefundDraftsQuery(undefined, { refetchOnMountOrArgChange: true });
  const draft = drafts.find((kept) => kept.fiscalYear === fiscalYear && kept.reason === reason);
  return draft === undefined
    ? { to: startClaimAt({ fiscalYear, reason }), hasDraft: false }
    : { to: `/refunds/create?draft=${draft.key}&step=missing`, hasDraft: true };
}
