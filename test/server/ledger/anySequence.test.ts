import fc from 'fast-check';
import { z } from 'zod';
import { addDays, calendarDate, type CalendarDate } from '../../../domain/calendarDate';
import { type Cents, formatMoney, money, sumMoney } from '../../../domain/money';
import { inTransaction } from '../../../server/db/transaction';
import type { Outcome } from '../../../server/failure';
import type { Deed } from '../../../server/modules/identity/caller';
import { decideCorrection } from '../../../server/modules/reports/corrections/decideCorrection';
import { proposeCorrection } from '../../../server/modules/reports/corrections/proposeCorrection';
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
  | { readonly kind: 'pay'; readonly cents: bigint; readonly daysAgo: number; readonly pick: number }
  | { readonly kind: 'write-off'; readonly cents: bigint; readonly pick: number }
  | { readonly kind: 'give-back'; readonly cents: bigint }
  | { readonly kind: 'wait'; readonly days: number };

const pick = fc.nat(20);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('report' as const), mbf: fc.nat(40_000), pick }),
  fc.record({ kind: fc.constant('amend' as const), mbf: fc.nat(40_000), pick }),
  fc.record({ kind: fc.constantFrom('accept' as const, 'return' as const, 'bounce' as const), pick }),
  fc.record({ kind: fc.constantFrom('void' as const, 'agree' as const), pick }),
  fc.record({
    kind: fc.constant('write-off' as const),
    cents: fc.bigInt({ min: 1n, max: 900_000n }),
    pick,
  }),
  fc.record({
    kind: fc.constant('pay' as const),
    cents: fc.bigInt({ min: 1n, max: 1_500_000n }),
    daysAgo: fc.nat(90),
    pick,
  }),
  fc.record({ kind: fc.constant('give-back' as const), cents: fc.bigInt({ min: 1n, max: 200_000n }) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 120 }) }),
);

class Company {
  #today: CalendarDate = calendarDate('2026-10-05');
  #number = 0;
  readonly #id: string;
  readonly #userId: string;

  constructor(id: string, userId: string) {
    this.#id = id;
    this.#userId = userId;
  }

  async take(each: Step): Promise<void> {
    const own = this.#deed('user');
    const board = this.#deed('admin');
    const reports = await this.#reports();
    const chosen = reports[('pick' in each ? each.pick : 0) % Math.max(1, reports.length)];
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
            deed: each.kind,
            reason: 'x',
            seenDifference: effects.ok ? (effects.value?.totalDifference ?? null) : null,
          }),
        );
      }
      case 'pay':
        this.#number += 1;
        return possible(
          recordPayment(board, {
            companyId: this.#id,
            reportId: each.pick % 2 === 0 ? (chosen?.id ?? null) : null,
            kind: 'PAYMENT_CHECK',
            amount: formatMoney(each.cents),
            receivedOn: addDays(this.#today, -each.daysAgo),
            reference: `CHK-${this.#number}`,
          }),
        );
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
          decideCorrection(this.#deed('admin', true), { id: waiting, decision: 'confirm', reason: '' }),
        );
      }
      case 'give-back':
        return possible(
          refundCredit(board, {
            companyId: this.#id,
            amount: formatMoney(each.cents),
            reference: 'W',
            note: '',
          }),
        );
      case 'wait':
        this.#today = addDays(this.#today, each.days);
        await postLateCharges(room.portal.services.database, this.#deed('admin').at);
    }
  }

  /** Reports and credit come to what the ledger says, settling again finds nothing, and the audit tells the whole ledger. */
  async check(): Promise<void> {
    const entries = await this.#entries();
    const { database } = room.portal.services;
    const by = { userId: null, at: this.#deed('admin').at, today: this.#today };
    const { settlement, posted } = await inTransaction(database, (tx) => settleCompany(tx, by, this.#id));
    expect(posted).toEqual([]);
    const reports = await this.#reports();
    const owed = sumMoney(reports.map(({ balance }) => money(balance)));
    const inLedger = sumMoney(entries.map(({ amount }) => money(amount)));
    expect(formatMoney(owed - settlement.unapplied)).toBe(formatMoney(inLedger));
    for (const report of reports) expect(money(report.balance)).toBeGreaterThanOrEqual(0n);
    expect(await this.#replayed()).toEqual(entries.map(({ id, kind, amount }) => ({ id, kind, amount })));
  }

  async balance(): Promise<Cents> {
    return sumMoney((await this.#entries()).map(({ amount }) => money(amount)));
  }

  /** What corrections were carried out. */
  async corrections(): Promise<readonly string[]> {
    const rows = await room.portal.services.database.db
      .selectFrom('account_correction')
      .select(['kind', 'state'])
      .where('company_id', '=', this.#id)
      .where('state', '=', 'done')
      .execute();
    return rows.map(({ kind, state }) => `${kind} ${state}`);
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
      .select(['id', 'version', 'balance', 'period'])
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

  #deed(role: 'user' | 'admin', isSecond = false): Deed {
    const actor =
      role === 'user'
        ? { userId: this.#userId, roles: [role], companyId: this.#id }
        : {
            userId: isSecond ? second : room.people.admin.id,
            roles: [role],
            companyId: room.people.board.id,
          };
    const plain = room.deed();
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

/** A deed that the rules may refuse; refused or done, nothing may be left out of order. */
async function possible(deed: Promise<Outcome<unknown>>): Promise<void> {
  await deed;
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
  let moved = 0;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 18, size: 'max' }), async (steps) => {
      const company = await newCompany();
      for (const each of steps) {
        await company.take(each);
        await company.check();
      }
      if ((await company.balance()) !== 0n) moved += 1;
      for (const kind of await company.corrections()) seen.add(kind);
    }),
    { numRuns: 60, seed: 20_260_415 },
  );
  expect(moved).toBeGreaterThan(25);
  expect([...seen].sort()).toEqual(['void done', 'write-off done']);
}, 60_000);
