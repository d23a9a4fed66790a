import { sql } from 'kysely';
import { thresholdRule } from '../../../contract/texts/exemptionNames';
import { fillFigures } from '../../../contract/texts/fill';
import { thresholdPaymentDue } from '../../../domain/deadlines';
import { formatMoney, money } from '../../../domain/money';
import type { Program } from '../../../domain/program';
import { formatQuantity } from '../../../domain/quantity';
import type { Tx } from '../../db/transaction';
import { lockGroup } from '../companies/companyGroup';
import { type PostedEntry, postEntries } from '../ledger/postEntries';
import { settleCompany } from '../ledger/settleCompany';
import type { MailServices } from '../mail/queueMail';
import type { LookedAt } from './endCertificates';
import { type ExemptionRow, selectExemptions } from './exemptionRows';
import { findThresholdStanding } from './thresholdCharge';
import { writeExemptionAction } from './writeExemptionAction';

const product = ({ at }: LookedAt) => ({ caller: null, source: null, at });

async function lockCertificate(tx: Tx, id: string): Promise<ExemptionRow | undefined> {
  const named = await selectExemptions(tx).where('exemption.id', '=', id).executeTakeFirst();
  if (named === undefined) return undefined;
  await lockGroup(tx, named.company_id);
  return selectExemptions(tx).where('exemption.id', '=', id).forUpdate('exemption').executeTakeFirst();
}

/**
 * Notices that the group of a certificate's holder has reached the exempt quantity of the year. From that day on the certificate
 * frees nothing; company and staff are told what then becomes due.
 */
export async function noticeThreshold(
  mail: MailServices | null,
  tx: Tx,
  look: LookedAt,
  program: Program,
  id: string,
): Promise<boolean> {
  const row = await lockCertificate(tx, id);
  if (row?.threshold_passed_on !== null) return false;
  const standing = await findThresholdStanding(tx, program, row.company_id, row.fiscal_year);
  if (standing.passedOn === null) return false;
  const due = thresholdPaymentDue(row.fiscal_year, program);
  const company = await tx
    .selectFrom('company')
    .select('language')
    .where('id', '=', row.company_id)
    .executeTakeFirstOrThrow();
  await writeExemptionAction(mail, tx, product(look), row, {
    action: 'exemption-threshold-passed',
    toStatus: row.status,
    changes: { threshold_passed_on: standing.passedOn },
    values: {
      date: standing.passedOn,
      year: row.fiscal_year,
      limit: formatQuantity(program.exemptQuantity),
      unit: program.unitCode,
      rule: fillFigures(company.language, thresholdRule(company.language, program.exemptMode), { due }),
    },
    details: { passedOn: standing.passedOn, total: formatQuantity(standing.total) },
  });
  return true;
}

/**
 * Enters what the closed year has made due beyond the exempt quantity. Entered once; when the records of the year change later, the
 * difference is entered. Members of the group that hold no certificate of their own are charged with its oldest one.
 */
export async function chargeThreshold(
  mail: MailServices | null,
  tx: Tx,
  look: LookedAt,
  program: Program,
  id: string,
): Promise<boolean> {
  const row = await lockCertificate(tx, id);
  if (row === undefined || row.threshold_passed_on === null) return false;
  const due = thresholdPaymentDue(row.fiscal_year, program);
  if (look.today < due) return false;
  const { charges } = await findThresholdStanding(tx, program, row.company_id, row.fiscal_year);
  const posted: PostedEntry[] = [];
  for (const companyId of await companiesOf(tx, row)) {
    const charge = charges.find((each) => each.companyId === companyId);
    const amount = (charge?.amount ?? 0n) - (await findCharged(tx, companyId, row.number));
    if (amount === 0n) continue;
    const entry = {
      kind: 'ASSESSMENT' as const,
      amount,
      effectiveOn: due,
      reference: row.number,
      note: `${row.fiscal_year}: ${formatQuantity(charge?.quantity ?? 0n)} ${program.unitCode}`,
    };
    const by = { userId: null, ...look };
    posted.push(...(await postEntries(tx, by, companyId, [entry])));
    posted.push(...(await settleCompany(tx, by, companyId)).posted);
  }
  if (posted.length === 0) return false;
  const own = charges.find(({ companyId }) => companyId === row.company_id);
  await writeExemptionAction(mail, tx, product(look), row, {
    action: 'exemption-threshold-due',
    toStatus: row.status,
    values: {
      date: due,
      year: row.fiscal_year,
      amount: formatMoney(own?.amount ?? 0n),
      quantity: formatQuantity(own?.quantity ?? 0n),
      unit: program.unitCode,
    },
    details: { ledger: posted, amount: formatMoney(own?.amount ?? 0n) },
  });
  return true;
}

/** Whom this certificate's charge falls on. */
async function companiesOf(tx: Tx, row: ExemptionRow): Promise<readonly string[]> {
  const { rows } = await sql<{ company_id: string; certificate: string | null }>`
    select member.company_id::text, (
      select min(own.id)::text from exemption own
      where own.company_id = member.company_id and own.kind = 'SMALL_VOLUME' and own.fiscal_year = ${row.fiscal_year}
        and own.certificate_number is not null) as certificate
    from group_members(${row.company_id}::bigint, ${row.fiscal_year}::int) member
    order by member.company_id`.execute(tx);
  const certificates = rows.flatMap(({ certificate }) => (certificate === null ? [] : [BigInt(certificate)]));
  const oldest = certificates.reduce((first, each) => (each < first ? each : first), BigInt(row.id));
  return rows
    .filter(
      ({ company_id: companyId, certificate }) =>
        companyId === row.company_id || (certificate === null && oldest === BigInt(row.id)),
    )
    .map(({ company_id: companyId }) => companyId);
}

async function findCharged(tx: Tx, companyId: string, reference: string): Promise<bigint> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(amount), 0)::numeric(14,2)::text as amount from ledger_entry
    where company_id = ${companyId} and kind = 'ASSESSMENT' and report_id is null and reference = ${reference}`.execute(
    tx,
  );
  return money(rows[0]?.amount ?? '0.00');
}
