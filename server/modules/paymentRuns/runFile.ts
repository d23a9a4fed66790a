import en from '../../texts/en/runFile.json';
import fr from '../../texts/fr/runFile.json';
import { type Cents, money, sumMoney } from '../../../domain/money';
import { type AchCredit, type AchOrigin, achText, MOST_FILES_A_DAY } from '../../../domain/nacha';
import { bankLetters } from '../../../domain/nachaFields';
import { isForBank } from '../../../domain/paymentRun';
import { mayPreparePaymentRun } from '../../../domain/paymentRunPermissions';
import { calendarDate } from '../../../domain/calendarDate';
import { fail, ok } from '../../../domain/result';
import type { Language } from '../../../contract/texts/sentence';
import { nextRecordNumber } from '../../db/recordNumber';
import { isRowId } from '../../db/rowId';
import type { Tx } from '../../db/transaction';
import { CSV_MARK, csvRow } from '../../../domain/csvText';
import { failed, type Outcome, refusalOf } from '../../failure';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { findItems, type ItemRow, type RunRow } from './openRun';
import { canDecryptAccount, type PaymentRunServices } from './presentRun';
import { digestOf, type FileIdentity, findLastBankFile, recordDownload } from './runFileDownloads';

export interface RunFile {
  readonly fileName: string;
  readonly type: string;
  readonly content: Buffer;
}

interface MadeFile extends RunFile {
  readonly entries: number;
  readonly total: Cents;
  readonly identity?: FileIdentity;
}

/**
 * A released run as the bank or a spreadsheet takes it. The bank's file has the payments still on their way; a payment noted as
 * returned at the same moment waits for this file, or this file for it. Each download is recorded.
 */
export const runFile = (
  place: PaymentRunServices,
  ctx: RequestContext,
  input: { readonly id: string; readonly format: 'nacha' | 'csv' },
): Promise<Outcome<RunFile>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayPreparePaymentRun(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    const run = isRowId(input.id)
      ? await tx
          .selectFrom('payment_run')
          .selectAll()
          .where('id', '=', input.id)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (run === undefined) return failed('not-found');
    if (run.status !== 'Released') return failed('run-not-released');
    const items = await findItems(tx, run.id);
    const file =
      input.format === 'csv'
        ? ok(csvFile(run, items, ctx.language))
        : await bankFile(tx, place, run, items, ctx);
    if (!file.ok) return file;
    await recordDownload(tx, ctx, run, { format: input.format, ...file.value });
    return file;
  });

/** The bank's file, unless nothing is to be sent or an account cannot be read. */
async function bankFile(
  tx: Tx,
  place: PaymentRunServices,
  run: RunRow,
  items: readonly ItemRow[],
  ctx: RequestContext,
): Promise<Outcome<MadeFile>> {
  const transfers = items.filter(({ method }) => method === 'ACH');
  if (transfers.length === 0) return failed('run-no-transfers');
  const open = transfers.filter(({ status }) => isForBank(status));
  if (open.length === 0) return failed('run-nothing-to-send');
  const closed = open.find(
    ({ sealed_account: sealed }) => sealed !== null && !canDecryptAccount(place.sealer, sealed),
  );
  const numbers = await claimNumbers(tx, open);
  const numberOf = (item: ItemRow): string => numbers.get(item.claim_id) ?? '';
  if (closed !== undefined) return failed('run-account-unreadable', { number: numberOf(closed) });
  const unnamed = open.find(({ payee_name }) => bankLetters(payee_name) === null);
  if (unnamed !== undefined) return failed('run-name-not-writable', { number: numberOf(unnamed) });
  if (place.origin === null) return failed('run-bank-not-set-up');
  const { boardName } = await programInForce(tx, ctx.at);
  const origin = { ...place.origin, companyName: boardName };
  const credits = open.flatMap((item) => creditOf(item, numberOf(item), place.sealer));
  const made = (identity: FileIdentity): MadeFile => nachaFile(origin, run, credits, identity);

  // The same file again is the same to the bank, which then refuses to pay it twice; another one is a file of its own.
  const last = await findLastBankFile(tx, run.id);
  const again = last === null ? null : made(last.identity);
  if (again !== null && digestOf(again.content) === last?.digest) return ok(again);
  const fileNumber = Number((await nextRecordNumber(tx, `BANKFILE-${ctx.today}`)).slice(-6));
  if (fileNumber > MOST_FILES_A_DAY) return failed('run-too-many-files');
  return ok(made({ madeOn: ctx.today, madeAt: minuteIn(ctx.at, ctx.boardZone), fileNumber }));
}

async function claimNumbers(tx: Tx, items: readonly ItemRow[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('refund_claim')
    .select(['id', 'number'])
    .where(
      'id',
      'in',
      items.map(({ claim_id }) => claim_id),
    )
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

function nachaFile(
  origin: AchOrigin,
  run: RunRow,
  credits: readonly AchCredit[],
  identity: FileIdentity,
): MadeFile {
  const text = achText({
    origin,
    credits,
    effectiveOn: calendarDate(run.pay_on),
    createdOn: identity.madeOn,
    createdAt: identity.madeAt,
    fileNumber: identity.fileNumber,
    reference: run.number,
  });
  return {
    fileName: `${run.number}.ach`,
    type: 'text/plain; charset=us-ascii',
    content: Buffer.from(text, 'ascii'),
    entries: credits.length,
    total: sumMoney(credits.map(({ amount }) => amount)),
    identity,
  };
}

/** A payment as a credit; none when it is by check. */
function creditOf(
  item: ItemRow,
  claimNumber: string,
  sealer: PaymentRunServices['sealer'],
): readonly AchCredit[] {
  const { sealed_account, routing_number, account_type } = item;
  if (sealed_account === null || routing_number === null || account_type === null) return [];
  const accountNumber = sealer.open('bank-account', sealed_account);
  if (accountNumber === null) throw new Error(`the account of payment ${item.id} does not open`);
  return [
    {
      routingNumber: routing_number,
      accountNumber,
      accountType: account_type,
      amount: money(item.amount),
      reference: claimNumber,
      payeeName: item.payee_name,
    },
  ];
}

const minuteIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
    .format(at)
    .replace(':', '');

const HEADINGS: Readonly<Record<Language, readonly string[]>> = { en: en.headings, fr: fr.headings };

const csvFile = (run: RunRow, items: readonly ItemRow[], language: Language): MadeFile => ({
  fileName: `${run.number}.csv`,
  type: 'text/csv; charset=utf-8',
  content: Buffer.from(
    CSV_MARK +
      [
        csvRow(HEADINGS[language]),
        ...items.map((item) =>
          csvRow([
            run.number,
            run.pay_on,
            item.payee_name,
            item.payee_address,
            item.method,
            item.last_four ?? '',
            item.check_number ?? '',
            item.amount,
            item.status,
          ]),
        ),
      ].join(''),
    'utf8',
  ),
  entries: items.length,
  total: sumMoney(items.map(({ amount }) => money(amount))),
});
