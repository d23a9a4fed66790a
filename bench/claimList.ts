import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { z } from 'zod';
import { refundDetails, refundProposal } from '../contract/entities/refund';
import { calendarDate } from '../domain/calendarDate';
import { type EntryPlace, readClaimRows } from '../domain/claimRows';
import { checkDigit, formatEntryNumber } from '../domain/entryNumber';
import { money } from '../domain/money';
import type { Product } from '../server/startProduct';
import { type PortalSession, signIn } from './load/portalSession';
import { startPortal } from './setup/startPortal';

const PORT = 4193;
const PASSWORD = 'northwood demo 2026';
const IMPORTER = 'user@cedarline.example';
const VERIFIER = 'verifier@northwood.example';
const ENTRIES = 9_999;
const LINES = 20_000;
const DAY = '2026-03-02';

const entryOf = (n: number): string => {
  const ten = `ZZ9${n.toString().padStart(7, '0')}`;
  return ten + checkDigit(ten);
};

/**
 * A claim from a list of 9,999 entries with 20,000 lines, from the file to the verification, on the built server:
 * `node scripts/run.cjs bench/claimList.ts`. One JSON line for each step, in milliseconds.
 */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'claim-list-'));
  const product = await startPortal({ port: PORT, dataDir, webRoot: path.resolve('build/web') });
  try {
    await measure(product, `http://127.0.0.1:${product.port}`);
  } finally {
    await product.stop();
  }
}

async function measure(product: Product, url: string): Promise<void> {
  const importerNumber = await postLines(product);
  const company = await signIn(url, IMPORTER, PASSWORD);
  const proposal = await timed('lines of the year for the form', async () =>
    refundProposal.parse(dataOf(await company.send('/api/refunds/proposal?fiscalYear=2026&reason=OTHER'))),
  );
  const entries = Array.from({ length: ENTRIES }, (_, n) => formatEntryNumber(entryOf(n)));
  const began = performance.now();
  const rows = await timed('file of 9,999 entry numbers read', () => upload(company, entries.join('\r\n')));
  const text = rows.map(({ cells }) => cells.join('\t')).join('\n');
  await timed('where 9,999 entries of no line belong', () =>
    company.send('/api/refunds/rows/places', json('POST', { entryNumbers: entries })),
  );
  const taken = await timed('entries compared with the lines, twice', () => {
    check(proposal.lines, text, importerNumber);
    return Promise.resolve(check(proposal.lines, text, importerNumber));
  });
  report('list checked, total', performance.now() - began);
  const lines = taken.map(([customsLineId, amountClaimed]) => ({ customsLineId, amountClaimed }));
  const claim = { fiscalYear: 2026, reason: 'OTHER', importerNumber, explanation: 'Measured.', lines };
  const applicant = { name: 'B', title: 'B', phone: '207-555-0101', email: IMPORTER };
  const content = { ...claim, certificateNumber: '', applicant, documentIds: [] };
  await timed('draft saved', () => company.send('/api/refunds/drafts/bench', json('PUT', { content })));
  await timed('draft read', () => company.send('/api/refunds/drafts/bench'));
  const evidence = await document(company);
  const filed = await timed('claim filed', async () =>
    refundDetails.parse(
      dataOf(
        await company.send(
          '/api/refunds',
          json('POST', {
            ...claim,
            certificateNumber: null,
            applicant,
            documentIds: [evidence],
            certifications: { isTrue: true, notClaimedBefore: true, isAuthorised: true },
          }),
        ),
      ),
    ),
  );
  const verifier = await signIn(url, VERIFIER, PASSWORD);
  const opened = await timed('claim opened by the verifier', async () =>
    refundDetails.parse(dataOf(await verifier.send(`/api/refunds/${filed.id}`))),
  );
  await timed('claim verified', () =>
    verifier.send(
      `/api/refunds/${filed.id}/verify`,
      json('POST', {
        version: opened.version,
        lines: opened.lines.map(({ id, amountClaimed }) => ({ lineId: id, amountVerified: amountClaimed })),
        comment: '',
      }),
    ),
  );
}

function check(
  lines: z.output<typeof refundProposal>['lines'],
  text: string,
  importerNumber: string,
): readonly (readonly [string, string])[] {
  const proposed = new Map(lines.map((line) => [line.customsLineId, line.amountProposed]));
  const claim: EntryPlace = { fiscalYear: 2026, importerNumber };
  const known = lines.map((line) => ({
    id: line.customsLineId,
    entryNumber: line.entryNumber,
    lineNo: line.lineNo,
    entryDate: calendarDate(line.entryDate),
    proposed: money(line.amountProposed),
    isInClaim: money(line.amountInOtherClaims) > 0n,
  }));
  const read = readClaimRows(text, known, { mark: 'point', most: LINES, claim });
  if (!read.ok) throw new Error(read.failure.kind);
  if (read.value.amounts.size !== LINES || read.value.faults.length > 0)
    throw new Error(`${read.value.amounts.size} lines, ${read.value.faults.length} rows left out`);
  return [...read.value.amounts.keys()].map((id) => [id, proposed.get(id) ?? '0.00']);
}

/** 20,000 lines of the importer's running year, as if they were imported. @returns its importer number */
async function postLines({ services }: Product): Promise<string> {
  const { db } = services.database;
  const { rows } = await sql<{ number: string; company_id: string }>`
    select line.importer_number as number, line.company_id from customs_line line
    join app_user person on person.company_id = line.company_id where person.email = ${IMPORTER} limit 1`.execute(
    db,
  );
  const [importer] = rows;
  if (importer === undefined) throw new Error('The demonstration has no such importer.');
  const entries = Array.from({ length: LINES }, (_, n) => entryOf(n % ENTRIES));
  const numbers = Array.from({ length: LINES }, (_, n) => Math.floor(n / ENTRIES) + 1);
  await sql`
    insert into customs_line (batch_id, company_id, entry_number, line_no, hts_code, fee_class, adjustment_seq,
      entry_type, entry_date, fiscal_year, port_code, origin_country, export_country, importer_number, importer_name,
      covered, quantity, unit, quantity_program_unit, amount_collected, variance_flagged, posted_at)
    select (select max(id) from customs_batch), ${importer.company_id}, given.entry::char(11), given.line, '4407110000', '105', 0,
      '01', ${DAY}, 2026, '0712', 'CA', 'CA', ${importer.number}, 'Bench', true, 10.000, 'm3', 4.238, 1.74, false, now()
    from unnest(${entries}::text[], ${numbers}::int[]) as given (entry, line)`.execute(db);
  return importer.number;
}

async function upload({ url, token }: PortalSession, text: string) {
  const form = new FormData();
  form.set('file', new Blob([text]), 'entries.csv');
  const answer = await fetch(`${url}/api/refunds/rows`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return z
    .object({ rows: z.array(z.object({ cells: z.array(z.string()) })) })
    .parse(dataOf(await answer.text())).rows;
}

async function document({ url, token }: PortalSession): Promise<string> {
  const form = new FormData();
  form.set('kind', 'entry-summary');
  form.set(
    'file',
    new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n']),
    'e.pdf',
  );
  const answer = await fetch(`${url}/api/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return z.object({ id: z.string() }).parse(dataOf(await answer.text())).id;
}

const dataOf = (text: string): unknown => z.object({ data: z.unknown() }).parse(JSON.parse(text)).data;

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify(body),
});

async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  report(step, performance.now() - began);
  return result;
}

function report(step: string, milliseconds: number): void {
  console.log(JSON.stringify({ step, milliseconds: Math.round(milliseconds) }));
}

void main();
