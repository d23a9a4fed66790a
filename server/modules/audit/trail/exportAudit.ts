import { Readable } from 'node:stream';
import type { AuditEntry } from '../../../../contract/entities/audit';
import { mayReadAudit } from '../../../../domain/companyPermissions';
import { fail, ok } from '../../../../domain/result';
import { listPage } from '../../../db/list';
import type { Queries } from '../../../db/tables';
import { CSV_MARK, csvRow } from '../../../export/csvText';
import { refusalOf, type Outcome } from '../../../failure';
import type { Deed } from '../../identity/caller';
import { type AuditQuery, auditSource } from './listAudit';

const ROWS_AT_A_TIME = 1_000;
const HEADING = [
  'Position',
  'Time (UTC)',
  'Action',
  'Outcome',
  'Person',
  'Roles',
  'Acting for',
  'Company',
  'Record type',
  'Record',
  'Field',
  'From',
  'To',
  'Address',
  'Reference',
] as const;

/** The filtered trail as CSV, a row for each field of a deed; read a thousand deeds at a time while the file is sent. */
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
    content: Readable.from(textOf(source, query.sort)),
  });
}

async function* textOf(
  source: Awaited<ReturnType<typeof auditSource>> & { readonly total: () => Promise<number> },
  sort: string,
): AsyncGenerator<string> {
  yield CSV_MARK + csvRow(HEADING);
  let cursor: string | undefined;
  do {
    const page = await listPage(source, { page: 1, pageSize: ROWS_AT_A_TIME, sort, cursor });
    for (const entry of page.rows) yield rowsOf(entry);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

function rowsOf(entry: AuditEntry): string {
  const { actor, roles, actingFor, company, subject, fields } = entry;
  const before = [
    entry.position,
    entry.at,
    entry.action,
    entry.outcome,
    actor?.name ?? '',
    roles.join(' '),
    actingFor?.name ?? '',
    company?.name ?? '',
    subject.type,
    subject.id ?? '',
  ];
  const after = [entry.address ?? '', entry.reference ?? ''];
  const shown = fields.length === 0 ? [{ field: '', from: null, to: null }] : fields;
  return shown
    .map(({ field, from, to }) => csvRow([...before, field, from ?? '', to ?? '', ...after]))
    .join('');
}
