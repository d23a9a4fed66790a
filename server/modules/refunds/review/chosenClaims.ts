import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { claimSelection } from '../../../../contract/endpoints/refunds/review';
import { isRowId } from '../../../db/rowId';
import type { Queries } from '../../../db/tables';
import { matchingClaims } from '../claimFilter';

export type ClaimSelection = z.output<typeof claimSelection>;

/** The claims a selection names, without columns, order or limit. */
export function chosenClaims(queries: Queries, readerId: string, selection: ClaimSelection) {
  if (selection.kind === 'some') {
    const ids = selection.ids.filter(isRowId);
    return matchingClaims(queries, {}, readerId).where(sql<SqlBool>`claim.id = any(${ids}::bigint[])`);
  }
  const except = selection.except.filter(isRowId);
  return matchingClaims(queries, selection.filters, readerId).where(
    sql<SqlBool>`claim.id <> all(${except}::bigint[])`,
  );
}
