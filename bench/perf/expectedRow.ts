import { formatEntryNumber } from '../../domain/entryNumber';
import { listPage } from '../../server/db/list';
import type { Queries } from '../../server/db/tables';
import { findNames } from '../../server/modules/customs/lines/findNames';
import { lineSource } from '../../server/modules/customs/lines/listLines';
import type { RequestContext } from '../../server/modules/identity/requestContext';

/** The name of the first row the entry lines must show, from the database itself; '' when there is none. */
export async function expectedRow(
  db: Queries,
  ctx: Pick<RequestContext, 'caller'>,
  asked: URLSearchParams,
): Promise<string> {
  const descending = asked.get('_order')?.toLowerCase() === 'desc' ? '-' : '';
  const sort = asked.get('_sort') === 'amount' ? `${descending}amountCollected` : '-entryDate';
  const found = await findNames(db, asked.get('q') ?? undefined);
  const source = lineSource(db, ctx.caller.actor, { found });
  const page = await listPage(source, { page: 1, pageSize: 1, sort });
  const first = page.rows[0];
  return first === undefined ? '' : `${formatEntryNumber(first.entry_number)} / ${first.line_no}`;
}
