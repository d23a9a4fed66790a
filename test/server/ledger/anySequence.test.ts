import fc from 'fast-check';
import { z } from 'zod';
import { addDays, calendarDate, type CalendarDate } from '../../../domain/calendarDate';
import { type Cents, formatMoney, money, sumMoney } from '../../../domain/money';
import { inTransaction } from '../../../server/db/transaction';
import type { Outcome } from '../../../server/failure';
import type { RequestContext } from '../../../server/modules/identity/requestContext';
import { decideCorrection } from '../../../server/modules/corrections/decideCorrection';
import { proposeCorrection } from '../../../server/modules/corrections/proposeCorrection';
import { postLateCharges } from '../../../server/modules/ledger/postLateCharges';
import { settleCompany } from '../../../server/modules/ledger/settleCompany';
import { recordPayment } from '../../../server/modules/payments/recordPayment';
import { refundCredit } from '../../../server/modules/payments/refundCredit';
import { reversePayment } from '../../../server/modules/payments/reversePayment';
import { amendReport } from '../../../server/modules/reports/amendReport';
import { readAmendment } from '../../../server/modules/reports/readAmendment';
import { reviewReport } from '../../../server/modules/reports/reviewReport';
import { submitReport } from '../../../server/modules/reports/submitReport';
import { addCompany, addUser } from '../setup/testPeople';
import { openPayerRoom, type PayerRoom, shipment } from './payerRoom';

let room: PayerRoom;
/** Another administrator. */
let second: string;
beforeAll(async () => {
  room = await openPayerRoom('2026-01-02');
  const { services } = room.portal;
  second = (await addUser(services, room.people.board, 'second@northwood.example', ['admin'])).id;
});
afterAll(() => room.close());

/** One thing that happens; what it names is taken from what there is at that time. */
type Step =
  | { readonly kind: 'report' | 'amend'; readonly mbf: number; readonly pick: number }
  | { readonly kind: 'accept' | 'return' | 'bounce' | 'void' | 'agree'; readonly pick: number }
  | {
      readonly kind: 'pay';
      readonly cents: bigint;
      /** So much more than everything that is owed. */
      readonly isTooMuch: boolean;
      readonly daysAgo: number;
      readonly pick: number;
    }
  | { readonly kind: 'write-off'; readonly cents: bigint; readonly pick: number }
  | { readonly kind: 'give-back'; readonly cents: bigint }
  | { readonly kind: 'wait'; readonly days: number };

const pick = fc.nat(20);
const mbf = fc.nat(40_000);
const report = fc.record({ kind: fc.constant('report' as const), mbf, pick });
const writeOff = fc.record({
  kind: fc.constant('write-off' as const),
  cents: fc.bigInt({ min: 1n, max: 900_000n }),
  pick,
});
const step: fc.Arbitrary<Step> = fc.oneof(
  report,
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('amend' as const), mbf, pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('accept' as const), pick }) },
  fc.record({ kind: fc.constant('return' as const), pick }),
  fc.record({ kind: fc.constant('bounce' as const), pick }),
  fc.record({ kind: fc.constant('void' as const), pick }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('agree' as const), pick }) },
  writeOff,
  fc.record({
    kind: fc.constant('pay' as const),
    isTooMuch: fc.boolean(),
    cents: fc.bigInt({ min: 1n, max: 1_500_000n }),
    daysAgo: fc.nat(90),
    pick,
  }),
  fc.record({ kind: fc.constant('give-back' as const), cents: fc.bigInt({ min: 1n, max: 200_000n }) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 120 }) }),
);

interface ReportFacts {
  readonly id: string;
  readonly version: number;
  readonly balance: string;
  readonly period: string;
  readonly status: string;
  readonly revision: number;
  readonly is_current: boolean;
}

/** What a run must have come upon, or its claim would be about less than its name says. */
const REACHED = [
  'amended',
  'amended before a later period',
  'paid too much',
  'bounced',
  'late charge',
  'interest',
  'charge taken back',
  'credit given back',
  'written off',
  'write-off taken back',
  'voided',
  'money left or owed',
] as const;

/** A year with some of its quarters reported, and what happens to it then. */
const sequence = fc
  .tuple(
    fc.uniqueArray(fc.record({ pick: fc.nat(3), mbf }), { selector: (each) => each.pick, minLength: 1 }),
    fc.array(step, { minLength: 8, maxLength: 14, size: 'max' }),
  )
  .map(([filed, steps]): readonly Step[] => [
    ...filed.map((each): Step => ({ kind: 'report', ...each })),
    ...steps,
  ]);

class Company {
  #today: CalendarDate = calendarDate('2026-10-05');
  #number = 0;
  #wasPaidAhead = false;
  #paidAhead: Cents = 0n;
  readonly #id: string;
  readonly #userId: string;

  constructor(id: string, userId: string) {
    this.#id = id;
    this.#userId = userId;
  }

  async take(each: Step): Promise<void> {
    const own = this.#contextOf('user');
    const board = this.#contextOf('admin');
    const reports = await this.#reports();
    const chosen = this.#chosen(each, reports);
    const certification = { name: 'Ana', title: '' };
    const confirmed = ['unit-slip', 'ten-times-last', 'tenth-of-last', 'nothing-this-time'] as const;
    switch (each.kind) {
      case 'report': {
        const index = (each.pick % 4) + 1;
        const lines = [shipment(2026, index, each.mbf.toString())];
        return possible(submitReport(own, { fiscalYear: 2026, index, lines, certification, confirmed }));
      }
      case 'amend': {
        if (chosen === undefined) return;
        const { id, version } = chosen;
        const lines = [shipment(2026, Number(chosen.period.slice(1)), each.mbf.toString())];
        return possible(amendReport(own, { id, version, reason: 'x', lines, certification, confirmed }));
      }
      case 'accept':
      case 'return': {
        if (chosen === undefined) return;
        const effects = await readAmendment(room.portal.services.database.db, board, chosen.id);
        return possible(
          reviewReport(board, {
            id: chosen.id,
            version: chosen.version,
            action: each.kind,
            reason: 'x',
            seenDifference: effects.ok ? (effects.value?.totalDifference ?? null) : null,
          }),
        );
      }
      case 'pay': {
        this.#number += 1;
        const owed = sumMoney(reports.map(({ balance }) => money(balance)));
        return possible(
          recordPayment(board, {
            companyId: this.#id,
            reportId: each.pick % 2 === 0 ? (chosen?.id ?? null) : null,
            kind: 'PAYMENT_CHECK',
            amount: formatMoney(each.isTooMuch ? owed + each.cents : each.cents),
            receivedOn: addDays(this.#today, -each.daysAgo),
            reference: `CHK-${this.#number}`,
          }),
        );
      }
      case 'bounce': {
        const payments = (await this.#entries()).filter(
          ({ kind, reversal_of }) => kind === 'PAYMENT_CHECK' && reversal_of === null,
        );
        const payment = payments[each.pick % Math.max(1, payments.length)];
        if (payment === undefined) return;
        return possible(
          reversePayment(board, { id: payment.id, reason: 'bounced', reversedOn: this.#today, note: '' }),
        );
      }
      case 'void':
      case 'write-off':
        if (chosen === undefined) return;
        return possible(
          proposeCorrection(board, {
            kind: each.kind,
            reportId: chosen.id,
            version: chosen.version,
            amount: formatMoney(
              'cents' in each && each.cents < money(chosen.balance) ? each.cents : money(chosen.balance),
            ),
            reason: 'x',
          }),
        );
      case 'agree': {
        const waiting = await this.#waiting();
        if (waiting === undefined) return;
        return possible(
          decideCorrection(this.#contextOf('admin', true), { id: waiting, decision: 'confirm', reason: '' }),
        );
      }
      case 'give-back':
        return possible(
          refundCredit(board, {
            companyId: this.#id,
            // All there is where that is less; more than nothing where there is nothing, for the rules to refuse.
            amount: formatMoney(
              this.#paidAhead > 0n && this.#paidAhead < each.cents ? this.#paidAhead : each.cents,
            ),
            reference: 'W',
            note: '',
          }),
        );
      case 'wait':
        this.#today = addDays(this.#today, each.days);
        await postLateCharges(room.portal.services.database, this.#contextOf('admin').at);
    }
  }

  /** Of the reports that the step can be about, where there are some; of all, where there are none, for the rules to refuse. */
  #chosen(each: Step, reports: readonly ReportFacts[]): ReportFacts | undefined {
    const able = reports.filter((report) => {
      if (each.kind === 'accept' || each.kind === 'return') return report.status === 'Submitted';
      if (each.kind === 'write-off') return money(report.balance) > 0n;
      return report.is_current;
    });
    const from = able.length > 0 ? able : reports;
    return from[('pick' in each ? each.pick : 0) % Math.max(1, from.length)];
  }

  /** Reports and credit come to what the ledger says, settling again finds nothing, and the audit tells the whole ledger. */
  async check(): Promise<void> {
    const entries = await this.#entries();
    const { database } = room.portal.services;
    const by = { userId: null, at: this.#contextOf('admin').at, today: this.#today };
    const { settlement, posted } = await inTransaction(database, (tx) => settleCompany(tx, by, this.#id));
    expect(posted).toEqual([]);
    this.#paidAhead = settlement.unapplied;
    if (settlement.unapplied > 0n) this.#wasPaidAhead = true;
    const reports = await this.#reports();
    const owed = sumMoney(reports.map(({ balance }) => money(balance)));
    const inLedger = sumMoney(entries.map(({ amount }) => money(amount)));
    expect(formatMoney(owed - settlement.unapplied)).toBe(formatMoney(inLedger));
    for (const report of reports) expect(money(report.balance)).toBeGreaterThanOrEqual(0n);
    expect(await this.#replayed()).toEqual(entries.map(({ id, kind, amount }) => ({ id, kind, amount })));
  }

  /** What has really come about, of all that was tried. */
  async reached(): Promise<readonly string[]> {
    const { db } = room.portal.services.database;
    const corrections = await db
      .selectFrom('account_correction')
      .select('kind')
      .where('company_id', '=', this.#id)
      .where('state', '=', 'done')
      .execute();
    const reports = await this.#reports();
    const amended = reports.filter(({ status, revision }) => status === 'Accepted' && revision > 1);
    const entries = await this.#entries();
    const has = (...kinds: readonly string[]) => entries.some(({ kind }) => kinds.includes(kind));
    const takesBack = (...kinds: readonly string[]) =>
      entries.some(({ kind, reversal_of }) => reversal_of !== null && kinds.includes(kind));
    const facts: Readonly<Record<(typeof REACHED)[number], boolean>> = {
      amended: amended.length > 0,
      'amended before a later period': amended.some(({ period }) =>
        reports.some((other) => other.is_current && other.period > period),
      ),
      'paid too much': this.#wasPaidAhead,
      bounced: takesBack('PAYMENT_CHECK'),
      'late charge': has('LATE_CHARGE'),
      interest: has('INTEREST'),
      'charge taken back': takesBack('LATE_CHARGE', 'INTEREST'),
      'credit given back': has('CREDIT_REFUND'),
      'written off': corrections.some(({ kind }) => kind === 'write-off'),
      'write-off taken back': takesBack('WRITE_OFF'),
      voided: corrections.some(({ kind }) => kind === 'void'),
      'money left or owed': sumMoney(entries.map(({ amount }) => money(amount))) !== 0n,
    };
    return REACHED.filter((name) => facts[name]);
  }

  /** The ledger as the audit alone tells it, the latest balance included. */
  async #replayed() {
    const rows = await room.portal.services.database.db
      .selectFrom('audit_entry')
      .select('details')
      .where('company_id', '=', this.#id)
      .orderBy('position')
      .execute();
    return rows
      .flatMap(({ details }) => audited.parse(details).ledger)
      .sort((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
  }

  #reports() {
    return room.portal.services.database.db
      .selectFrom('assessment_report')
      .select(['id', 'version', 'balance', 'period', 'status', 'revision', 'is_current'])
      .where('company_id', '=', this.#id)
      .orderBy('id')
      .execute();
  }

  #entries() {
    return room.portal.services.database.db
      .selectFrom('ledger_entry')
      .select(['id', 'kind', 'amount', 'reversal_of'])
      .where('company_id', '=', this.#id)
      .orderBy('id')
      .execute();
  }

  async #waiting(): Promise<string | undefined> {
    const row = await room.portal.services.database.db
      .selectFrom('account_correction')
      .select('id')
      .where('company_id', '=', this.#id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    return row?.id;
  }

  #contextOf(role: 'user' | 'admin', isSecond = false): RequestContext {
    const actor =
      role === 'user'
        ? { userId: this.#userId, roles: [role], companyId: this.#id }
        : {
            userId: isSecond ? second : room.people.admin.id,
            roles: [role],
            companyId: room.people.board.id,
          };
    const plain = room.action();
    return {
      ...plain,
      caller: { ...plain.caller, actor },
      at: new Date(`${this.#today}T17:00:00Z`),
      today: this.#today,
    };
  }
}

const audited = z.object({
  ledger: z.array(z.object({ id: z.string(), kind: z.string(), amount: z.string() })).default([]),
});

/** An action that the rules may refuse; refused or done, nothing may be left out of order. */
async function possible(action: Promise<Outcome<unknown>>): Promise<void> {
  await action;
}

let companies = 0;
async function newCompany(): Promise<Company> {
  companies += 1;
  const { services } = room.portal;
  const company = await addCompany(services, `Payer ${companies}`);
  await services.database.db
    .updateTable('company')
    .set({ is_assessment_payer: true })
    .where('id', '=', company.id)
    .execute();
  const user = await addUser(services, company, `payer${companies}@example.test`, ['user']);
  return new Company(company.id, user.id);
}

it('for any sequence of reports, amendments, payments, reversals, write-offs, voided reports and clock moves the ledger balances, and replaying the audit gives the same balances', async () => {
  const reached = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      const company = await newCompany();
      for (const each of steps) {
        await company.take(each);
        await company.check();
      }
      for (const name of await company.reached()) reached.set(name, (reached.get(name) ?? 0) + 1);
    }),
    { numRuns: 40, seed: 20_260_415 },
  );
  const rare = REACHED.filter((name) => (reached.get(name) ?? 0) < 3);
  expect({ rare, reached: Object.fromEntries(reached) }).toMatchObject({ rare: [] });
}, 120_000);
