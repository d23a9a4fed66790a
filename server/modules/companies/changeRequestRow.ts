import type { Selectable } from 'kysely';
import type { ChangeRequest } from '../../../contract/entities/companyAdmin';
import type { CompanyChangeRequestTable } from '../../db/companyTables';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { findChangeRequests } from './changeRequests';

export type ChangeRequestRow = Selectable<CompanyChangeRequestTable>;

/** The request, held until the transaction ends; undefined where there is none. */
export const lockChangeRequest = async (tx: Tx, id: string): Promise<ChangeRequestRow | undefined> =>
  isRowId(id)
    ? tx.selectFrom('company_change_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;

/** @throws when there is none: it was there a moment ago in the same transaction */
export async function requestOf(tx: Tx, id: string): Promise<ChangeRequest> {
  const [request] = await findChangeRequests(tx, [id]);
  if (request === undefined) throw new Error(`request ${id} is not there`);
  return request;
}
