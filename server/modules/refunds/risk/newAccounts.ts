import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { NewAccounts } from '../../../../contract/entities/newAccounts';
import type { RiskSignalName } from '../../../../domain/claimRisk';

/** How many claims are named; the others are counted. */
const NAMED = 50;

const SIGNAL: RiskSignalName = 'new-bank-account';

/** Whether a claim is paid to a bank account that its company has added or changed lately. */
export const isOnNewAccount = (): RawBuilder<SqlBool> =>
  sql<SqlBool>`claim.risk_signals @> ${JSON.stringify([{ name: SIGNAL }])}::jsonb`;

/** Claims on new accounts as they are told; the lowest id first. */
export const presentNewAccounts = (
  claims: readonly { readonly id: string; readonly number: string; readonly legal_name: string }[],
): NewAccounts => ({
  count: claims.length,
  claims: claims
    .slice(0, NAMED)
    .map(({ id, number, legal_name: companyName }) => ({ id, number, companyName })),
});
