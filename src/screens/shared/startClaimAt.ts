import type { ForeseenClaims } from '../../../contract/entities/foreseenClaims';

/** The prefilled claim of a year and a reason, opened on the first page on which something is missing. */
export const startClaimAt = ({
  fiscalYear,
  reason,
}: Pick<ForeseenClaims['claims'][number], 'fiscalYear' | 'reason'>): string =>
  `/refunds/create?year=${fiscalYear}&reason=${reason}&step=missing`;
