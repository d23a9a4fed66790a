import { sql } from 'kysely';
import { fill } from '../../../../contract/texts/fill';
import { amountText, moneyText } from '../../../../contract/texts/moneyText';
import { refundReasonName, refundStatusForCompany } from '../../../../contract/texts/refundNames';
import type { Language } from '../../../../contract/texts/sentence';
import { type Cents, formatMoney, money } from '../../../../domain/money';
import { companyOf } from '../../../../domain/permissions';
import type { Program } from '../../../../domain/program';
import { maySeeClaimable } from '../../../../domain/refundPermissions';
import { isStated, type StatedAmounts, statedAmounts, statedTotal } from '../../../../domain/refundStatement';
import { fail, ok } from '../../../../domain/result';
import type { Queries } from '../../../db/tables';
import { failed, type Outcome, refusalOf } from '../../../failure';
import { drawLetter } from '../../../letter/drawLetter';
import type { LetterContent } from '../../../letter/letterContent';
import { longDate } from '../../../letter/longDate';
import { programInForce } from '../../configuration/programInForce';
import type { RequestContext } from '../../identity/requestContext';
import { findAccountsOf } from '../../paymentRuns/accountsOf';
import { findClaimingCompany } from '../claimingCompany';
import { foreseeOne } from '../foreseeClaims';
import { REFUND_STATEMENT_TEXTS } from './statementTexts';

type FileReader = Pick<RequestContext, 'caller' | 'at' | 'today' | 'language'>;

/** A company's claims of a fiscal year as a letter: claimed, approved, paid, and what remains. */
export async function refundStatement(
  queries: Queries,
  reader: FileReader,
  fiscalYear: number,
): Promise<Outcome<{ readonly fileName: string; readonly type: string; readonly content: Buffer }>> {
  const { actor } = reader.caller;
  const company = await findClaimingCompany(queries, companyOf(actor));
  if (company === null) return failed('not-found');
  const refused = refusalOf(maySeeClaimable(actor, company));
  if (refused !== null) return fail(refused);

  const program = await programInForce(queries, reader.at);
  const claims = await findStated(queries, company.companyId, fiscalYear, reader.language);
  const { total } = await foreseeOne(queries, program, company.companyId, fiscalYear, reader.today);
  const letter = letterOf(claims, { payee: company.payee, fiscalYear, available: total }, program, reader);
  return ok({
    fileName: `refunds-${fiscalYear}.pdf`,
    type: 'application/pdf',
    content: await drawLetter(letter, reader.at),
  });
}

interface StatedRow {
  readonly number: string;
  readonly about: string;
  readonly amounts: StatedAmounts;
}

async function findStated(
  queries: Queries,
  companyId: string,
  fiscalYear: number,
  language: Language,
): Promise<readonly StatedRow[]> {
  const rows = await queries
    .selectFrom('refund_claim')
    .select(['id', 'number', 'reason', 'status', 'amount_claimed', 'amount_approved'])
    .where('company_id', '=', companyId)
    .where('fiscal_year', '=', fiscalYear)
    .orderBy('id')
    .execute();
  const stated = rows.filter(({ status }) => isStated(status));
  const ids = stated.map(({ id }) => id);
  const accounts = await findAccountsOf(queries, ids);
  const settled = await findSettled(queries, ids);
  return stated.map(({ id, number, reason, status, amount_claimed, amount_approved }) => ({
    number,
    about: `${refundReasonName(language, reason)}, ${refundStatusForCompany(language, status)}`,
    amounts: statedAmounts({
      status,
      claimed: money(amount_claimed),
      approved: amount_approved === null ? null : money(amount_approved),
      payable: accounts.get(id)?.payable ?? 0n,
      issued: money(settled.get(id)?.issued ?? '0.00'),
      offset: money(settled.get(id)?.offset ?? '0.00'),
    }),
  }));
}

interface SettledRow {
  readonly claim_id: string;
  readonly issued: string;
  readonly offset: string;
}

/** What was paid on each claim and what was offset with it, as the ledger has it. An overpaid part that another claim offset is not its own. */
async function findSettled(
  queries: Queries,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, SettledRow>> {
  const { rows } = await sql<SettledRow>`
    select refund_id::text as claim_id,
      coalesce(sum(amount) filter (where kind = 'REFUND_PAYMENT'), 0)::numeric(14,2) as issued,
      coalesce(sum(amount) filter (where kind = 'REFUND_OFFSET' and amount > 0), 0)::numeric(14,2) as offset
    from ledger_entry where refund_id = any(${[...claimIds]}::bigint[]) group by refund_id`.execute(queries);
  return new Map(rows.map((row) => [row.claim_id, row]));
}

const LAYOUT: LetterContent['layout'] = [
  { x: 64, width: 92, align: 'left' },
  { x: 160, width: 152, align: 'left' },
  { x: 316, width: 74, align: 'right' },
  { x: 394, width: 76, align: 'right' },
  { x: 474, width: 74, align: 'right' },
];

function letterOf(
  claims: readonly StatedRow[],
  statement: {
    readonly payee: { readonly name: string; readonly address: string };
    readonly fiscalYear: number;
    readonly available: Cents;
  },
  program: Pick<Program, 'boardName' | 'address' | 'email' | 'phone'>,
  { language, today }: Pick<FileReader, 'language' | 'today'>,
): LetterContent {
  const texts = REFUND_STATEMENT_TEXTS[language];
  const total = statedTotal(claims.map(({ amounts }) => amounts));
  const line = (text: string, amount: Cents): string =>
    fill(text, { amount: moneyText(language, formatMoney(amount)) });
  const cells = ({ claimed, approved, paid }: StatedAmounts): readonly string[] =>
    [claimed, approved, paid].map((amount) => amountText(language, formatMoney(amount)));
  return {
    language,
    title: texts.title,
    sender: [program.boardName, program.address],
    recipient: [statement.payee.name, statement.payee.address],
    subject: [
      fill(texts.year, { year: statement.fiscalYear }),
      fill(texts.date, { date: longDate(language, today) }),
      line(texts.claimed, total.claimed),
      line(texts.approved, total.approved),
      line(texts.paid, total.paid),
      line(texts.remaining, total.remaining),
      line(texts.available, statement.available),
    ],
    paragraphs: [
      claims.length === 0 ? texts.none : texts.about,
      fill(texts.questions, { email: program.email, phone: program.phone }),
    ],
    layout: claims.length === 0 ? [] : LAYOUT,
    columns: claims.length === 0 ? [] : texts.columns,
    rows: claims.map(({ number, about, amounts }) => [number, about, ...cells(amounts)]),
    totals: claims.length === 0 ? [] : [texts.total, '', ...cells(total)],
    page: texts.page,
  };
}
