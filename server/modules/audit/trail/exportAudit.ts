import { Readable } from 'node:stream';
import type { AuditEntry } from '../../../../contract/entities/audit';
import { auditDeedName, auditSubjectName } from '../../../../contract/texts/auditDeeds';
import { sortableInstant } from '../../../../contract/texts/instantText';
import { mayReadAudit } from '../../../../domain/companyPermissions';
import { fail, ok } from '../../../../domain/result';
import { listPage } from '../../../db/list';
import type { Queries } from '../../../db/tables';
import { CSV_MARK, csvRow } from '../../../export/csvText';
import { refusalOf, type Outcome } from '../../../failure';
import type { Deed } from '../../identity/caller';
import { AUDIT_WORDS } from './auditExportWords';
import { type AuditQuery, auditSource } from './listAudit';

const ROWS_AT_A_TIME = 1_000;

type Reader = Pick<Deed, 'language' | 'boardZone'>;

/**
 * The filtered trail as CSV in the reader's language, a row for each field of a deed; read a thousand deeds at a time while the file is
 * sent.
 */
export async function exportAudit(
  db: Queries,
  deed: Deed,
  query: AuditQuery,
): Promise<Outcome<{ readonly fileName: string; readonly type: string; readonly content: Readable }>> {
  const refusal = refusalOf(mayReadAudit(deed.caller.actor));
  if (refusal !== null) return fail(refusal);
  const source = { ...(await auditSource(db, deed.at, query)), total: () => Promise.resolve(0) };
  return ok({
    fileName: `audit-${deed.today}.csv`,
    type: 'text/csv; charset=utf-8',
    content: Readable.from(textOf(source, query.sort, deed)),
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
    auditDeedName(language, entry.action),
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
