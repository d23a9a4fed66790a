import { ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { failed, type Outcome } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { type AmendmentEffects, findMovedReports, presentEffects } from './amendmentEffects';
import { mayRead } from './getReport';
import { selectReports } from './reportRows';
import { linesOf, readLineTexts } from './storedLines';

/** What accepting a waiting amendment would do at this moment; null once it was decided. */
export async function readAmendment(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at'>,
  id: string,
): Promise<Outcome<AmendmentEffects | null>> {
  if (!(await mayRead(queries, reader, id))) return failed('not-found');
  const row = await selectReports(queries).where('report.id', '=', id).executeTakeFirstOrThrow();
  if (row.is_current || row.status === 'Amended') return ok(null);
  const program = await programInForce(queries, reader.at);
  const lines = readLineTexts(linesOf(row, row.due_date));
  const moved = await findMovedReports(queries, row, lines, program);
  return moved === null || moved.length === 0 ? failed('report-not-possible-now') : ok(presentEffects(moved));
}
