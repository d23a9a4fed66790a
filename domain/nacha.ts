import type { CalendarDate } from './calendarDate';
import type { Cents } from './money';
import { alphameric, numeric, record, RECORD_LENGTH, sixDigits } from './nachaFields';

/** Who sends the money: the board at its bank. */
export interface AchOrigin {
  /** Nine digits of the board's bank. */
  readonly routingNumber: string;
  readonly bankName: string;
  /** Ten characters by which the bank knows the board, such as "1" and its tax id. */
  readonly companyId: string;
  readonly companyName: string;
}

/** One payment into an account. */
export interface AchCredit {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: 'checking' | 'savings';
  /** Above zero and below $100,000,000.00, the most that its ten digits hold. */
  readonly amount: Cents;
  /** What the payee finds on the statement, such as the claim's number. */
  readonly reference: string;
  readonly payeeName: string;
}

export interface AchFile {
  readonly origin: AchOrigin;
  readonly credits: readonly AchCredit[];
  /** The day the money is to arrive. */
  readonly effectiveOn: CalendarDate;
  /** The day and minute (HHMM) the file was made, in the board's zone. */
  readonly createdOn: CalendarDate;
  readonly createdAt: string;
  /** Which file of its day it is, from 1: banks take two files of a day with one letter for the same file. */
  readonly fileNumber: number;
  /** The run's number, for the bank's correspondence. */
  readonly reference: string;
}

/** The sums that close a batch and a file. */
export interface AchTotals {
  readonly entries: number;
  /** The sum of the first eight digits of every payee's bank, its last ten digits: a digit lost on the way shows in it. */
  readonly entryHash: string;
  readonly credit: Cents;
}

/** Files that a day has letters for. */
export const MOST_FILES_A_DAY = 36;
const FILE_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Trace numbers of a day do not repeat: each file has so many of its own. */
const TRACES_A_FILE = 100_000;

const CREDITS_ONLY = '220';
const BLOCKING_FACTOR = 10;
const ACCOUNT_CODES = { checking: '22', savings: '32' } as const;

/** What a file of these payments must add up to. */
export function achTotals(credits: readonly AchCredit[]): AchTotals {
  const hash = credits.reduce((sum, { routingNumber }) => sum + BigInt(routingNumber.slice(0, 8)), 0n);
  return {
    entries: credits.length,
    entryHash: (hash % 10_000_000_000n).toString().padStart(10, '0'),
    credit: credits.reduce((sum, { amount }) => sum + amount, 0n),
  };
}

/**
 * A file of corporate credits as banks take it: records of 94 characters, one batch, control records with count, hash and sum,
 * filled with nines to whole blocks of ten records.
 */
export function achText(file: AchFile): string {
  const totals = achTotals(file.credits);
  const records = [
    fileHeader(file),
    batchHeader(file),
    ...file.credits.map((credit, index) =>
      entryDetail(credit, file.origin, (file.fileNumber - 1) * TRACES_A_FILE + index + 1),
    ),
    batchControl(file, totals),
  ];
  const blocks = Math.ceil((records.length + 1) / BLOCKING_FACTOR);
  records.push(fileControl(totals, blocks));
  while (records.length < blocks * BLOCKING_FACTOR) records.push('9'.repeat(RECORD_LENGTH));
  return records.map((line) => `${line}\r\n`).join('');
}

const fileHeader = ({ origin, createdOn, createdAt, fileNumber, reference }: AchFile): string =>
  record([
    '1',
    '01',
    origin.routingNumber.padStart(10, ' '),
    alphameric(origin.companyId, 10),
    sixDigits(createdOn),
    createdAt,
    FILE_LETTERS.charAt(fileNumber - 1),
    '094',
    '10',
    '1',
    alphameric(origin.bankName, 23),
    alphameric(origin.companyName, 23),
    alphameric(reference.slice(-8), 8),
  ]);

const batchHeader = ({ origin, effectiveOn, createdOn, fileNumber, reference }: AchFile): string =>
  record([
    '5',
    CREDITS_ONLY,
    alphameric(origin.companyName, 16),
    alphameric(reference, 20),
    alphameric(origin.companyId, 10),
    'CCD',
    alphameric('REFUND', 10),
    sixDigits(createdOn),
    sixDigits(effectiveOn),
    '   ',
    '1',
    origin.routingNumber.slice(0, 8),
    numeric(BigInt(fileNumber), 7),
  ]);

const entryDetail = (credit: AchCredit, origin: AchOrigin, place: number): string =>
  record([
    '6',
    ACCOUNT_CODES[credit.accountType],
    credit.routingNumber,
    alphameric(credit.accountNumber, 17),
    numeric(credit.amount, 10),
    alphameric(credit.reference, 15),
    alphameric(credit.payeeName, 22),
    '  ',
    '0',
    origin.routingNumber.slice(0, 8),
    numeric(BigInt(place), 7),
  ]);

const batchControl = ({ origin, fileNumber }: AchFile, totals: AchTotals): string =>
  record([
    '8',
    CREDITS_ONLY,
    numeric(BigInt(totals.entries), 6),
    totals.entryHash,
    numeric(0n, 12),
    numeric(totals.credit, 12),
    alphameric(origin.companyId, 10),
    ' '.repeat(25),
    origin.routingNumber.slice(0, 8),
    numeric(BigInt(fileNumber), 7),
  ]);

const fileControl = (totals: AchTotals, blocks: number): string =>
  record([
    '9',
    numeric(1n, 6),
    numeric(BigInt(blocks), 6),
    numeric(BigInt(totals.entries), 8),
    totals.entryHash,
    numeric(0n, 12),
    numeric(totals.credit, 12),
    ' '.repeat(39),
  ]);
