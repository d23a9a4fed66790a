import { Readable } from 'node:stream';
import type { AuditEntry } from '../../../../contract/entities/audit';
import { auditActionName, auditSubjectName } from '../../../../contract/texts/auditActions';
import { sortableInstant } from '../../../../contract/texts/instantText';
import { mayReadAudit } from '../../../../domain/auditPermissions';
import { fail, ok } from '../../../../domain/result';
import { listPage } from '../../../db/list';
import type { Queries } from '../../../db/tables';
import { CSV_MARK, csvRow } from '../../../../domain/csvText';
import { inPieces } from '../../../export/inPieces';
import { refusalOf, type Outcome } from '../../../failure';
import type { RequestContext } from '../../identity/requestContext';
import { AUDIT_WORDS } from './auditExportWords';
import { type AuditQuery, auditSource } from './listAudit';

const ROWS_AT_A_TIME = 1_000;

type Reader = Pick<RequestContext, 'language' | 'boardZone'>;

/**
 * The filtered trail as CSV in the reader's language, a row for each field of an action; read a thousand actions at a time while the file is
 * sent.
 */
export async function exportAudit(
  db: Queries,
  ctx: RequestContext,
  query: AuditQuery,
): Promise<Outcome<{ readonly fileName: string; readonly type: string; readonly content: Readable }>> {
  const refusal = refusalOf(mayReadAudit(ctx.caller.actor));
  if (refusal !== null) return fail(refusal);
  const source = { ...(await auditSource(db, ctx.at, query)), total: () => Promise.resolve(0) };
  return ok({
    fileName: `audit-${ctx.today}.csv`,
    type: 'text/csv; charset=utf-8',
    content: Readable.from(inPieces(textOf(source, query.sort, ctx))),
  });
}

async function* textOf(
  source: Awaited<ReturnType<typeof auditSource>> & { readonly total: () => Promise<number> },
  sort: string,
  reader: Reader,
): AsyncGenerator<string> {
  yield CSV_MARK + csvRow(AUDIT_WORDS[reader.language].headings);
  let cursor: string | undefined;
  do {
    const page = await listPage(source, { page: 1, pageSize: ROWS_AT_A_TIME, sort, cursor });
    for (const entry of page.rows) yield rowsOf(entry, reader);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

function rowsOf(entry: AuditEntry, { language, boardZone }: Reader): string {
  const { actor, roles, actingFor, company, subject, fields } = entry;
  const before = [
    entry.position,
    sortableInstant(language, boardZone, Date.parse(entry.at)),
    auditActionName(language, entry.action),
    AUDIT_WORDS[language].outcomes[entry.outcome],
    actor?.name ?? AUDIT_WORDS[language].system,
    roles.join(' '),
    actingFor?.name ?? '',
    company?.name ?? '',
    auditSubjectName(language, subject.type),
    subject.id ?? '',
  ];
  const after = [entry.address ?? '', entry.reference ?? ''];
  const shown = fields.length === 0 ? [{ field: '', from: null, to: null }] : fields;
  return shown
    .map(({ field, from, to }) => csvRow([...before, field, from ?? '', to ?? '', ...after]))
    .join('');
}
