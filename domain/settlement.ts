import { addDays, addMonths, type CalendarDate, compareDates, earlier } from './calendarDate';
import { type Decimal, multiply } from './decimal';
import { type Cents, centsFrom, dollarsOf, sumMoney } from './money';
import type { LateRule } from './program';

/** What one period's report has come to, corrections and amendments counted: it is owed from its due date on, whole. */
export interface Obligation {
  readonly id: string;
  readonly dueDate: CalendarDate;
  /** The day the board received the first report of the period. */
  readonly openedOn: CalendarDate;
  readonly principal: Cents;
  /** The rule in force when the report was filed; later changes of the configuration leave it alone. */
  readonly lateRule: LateRule;
}

/** Money received or granted; negative where it was given back to the payer. */
export interface Credit {
  readonly id: string;
  readonly receivedOn: CalendarDate;
  readonly amount: Cents;
  /** The obligation the payer meant; the others, oldest due first, get what it leaves. */
  readonly meantFor: string | null;
  /** Given up instead of received: it covers what its own obligation still owes on the day, and never anything else. */
  readonly isWriteOff?: boolean;
}

export interface Accrual {
  readonly obligationId: string;
  readonly kind: 'late-charge' | 'interest';
  readonly date: CalendarDate;
  /** What was owed on that day: the assessment, and every earlier charge that was not paid. */
  readonly base: Cents;
  readonly percent: Decimal;
  readonly amount: Cents;
}

export interface Allocation {
  readonly creditId: string;
  readonly obligationId: string;
  readonly date: CalendarDate;
  readonly amount: Cents;
}

export interface SettledObligation {
  readonly principal: Cents;
  readonly lateCharge: Cents;
  readonly interest: Cents;
  readonly paid: Cents;
  readonly balance: Cents;
}

export interface Settlement {
  readonly obligations: ReadonlyMap<string, SettledObligation>;
  readonly accruals: readonly Accrual[];
  readonly allocations: readonly Allocation[];
  /** Received and not needed yet; negative where more was given back than is left after a later correction. */
  readonly unapplied: Cents;
  /** What write-offs did not need, by their ids: it was paid after all, and must be taken back. */
  readonly unusedWriteOffs: ReadonlyMap<string, Cents>;
}

interface ObligationState {
  readonly obligation: Obligation;
  isOpen: boolean;
  lateCharge: Cents;
  interest: Cents;
  paid: Cents;
}

interface Pool {
  readonly creditId: string;
  left: Cents;
}

type Event = { readonly date: CalendarDate } & (
  | {
      readonly phase: 0 | 1;
      readonly kind: 'open' | 'late-charge' | 'interest';
      readonly state: ObligationState;
    }
  | { readonly phase: 2; readonly kind: 'credit'; readonly credit: Credit }
);

/**
 * Settles a company's account by a date (7 CFR 1217.520): credits go to the obligation they were meant for, then to the others,
 * oldest due first; what is left waits for the next one. Money counts from the day the board had it, so that a late charge falls
 * on what was unpaid then, and late charge and monthly interest follow the rule of each obligation. Pure: the same facts always
 * give the same cents, in whatever order they became known.
 * @param obligations oldest due first
 */
export function settleAccount(
  obligations: readonly Obligation[],
  credits: readonly Credit[],
  asOf: CalendarDate,
): Settlement {
  const account = new Account(obligations);
  const events = [
    ...account.states.flatMap((state) => eventsOf(state, asOf)),
    ...credits
      .filter(({ receivedOn }) => receivedOn <= asOf)
      .map((credit): Event => ({ date: credit.receivedOn, phase: 2, kind: 'credit', credit })),
  ].sort((a, b) => compareDates(a.date, b.date) || a.phase - b.phase);
  for (const event of events) {
    if (event.kind === 'credit') account.receive(event.credit);
    else if (event.kind === 'open') account.open(event.state, event.date);
    else account.accrue(event.state, event.kind, event.date);
  }
  return account.settled();
}

/** Everything that can happen to one obligation by itself, in order of time. */
function eventsOf(state: ObligationState, asOf: CalendarDate): readonly Event[] {
  const { dueDate, openedOn, lateRule } = state.obligation;
  const events: Event[] = [{ date: earlier(dueDate, openedOn), phase: 0, kind: 'open', state }];
  const chargeOn = addDays(dueDate, lateRule.graceDays + 1);
  if (chargeOn > asOf) return events;
  events.push({ date: chargeOn, phase: 1, kind: 'late-charge', state });
  for (let month = lateRule.firstInterest === 'DAY_AFTER' ? 0 : 1; ; month += 1) {
    const date = addMonths(chargeOn, month);
    if (date > asOf) return events;
    events.push({ date, phase: 1, kind: 'interest', state });
  }
}

class Account {
  readonly states: readonly ObligationState[];
  readonly #accruals: Accrual[] = [];
  readonly #allocations: Allocation[] = [];
  readonly #pools: Pool[] = [];
  readonly #unusedWriteOffs = new Map<string, Cents>();
  /** Given back to the payer beyond what had come in. */
  #overdrawn: Cents = 0n;

  constructor(obligations: readonly Obligation[]) {
    this.states = obligations.map((obligation) => ({
      obligation,
      isOpen: false,
      lateCharge: 0n,
      interest: 0n,
      paid: 0n,
    }));
  }

  open(state: ObligationState, date: CalendarDate): void {
    state.isOpen = true;
    this.#applyPools(state, date);
  }

  accrue(state: ObligationState, kind: Accrual['kind'], date: CalendarDate): void {
    const balance = balanceOf(state);
    const { lateRule, id } = state.obligation;
    if (balance <= 0n || (kind === 'interest' && !this.#isLate(state))) return;
    const percent = kind === 'interest' ? lateRule.monthlyInterestPercent : lateRule.chargePercent;
    const amount = centsFrom(percentOf(balance, percent));
    if (kind === 'interest') state.interest += amount;
    else state.lateCharge += amount;
    this.#accruals.push({ obligationId: id, kind, date, base: balance, percent, amount });
    this.#applyPools(state, date);
  }

  receive(credit: Credit): void {
    if (credit.amount < 0n) {
      this.#giveBack(-credit.amount);
      return;
    }
    const pool: Pool = { creditId: credit.id, left: credit.amount };
    const meant = this.states.find(({ obligation }) => obligation.id === credit.meantFor);
    if (credit.isWriteOff === true) {
      if (meant !== undefined) this.#apply(pool, meant, credit.receivedOn);
      if (pool.left > 0n) this.#unusedWriteOffs.set(credit.id, pool.left);
      return;
    }
    this.#pools.push(pool);
    const covered = least(pool.left, this.#overdrawn);
    this.#overdrawn -= covered;
    pool.left -= covered;
    for (const state of meant === undefined ? this.states : [meant, ...this.states])
      this.#apply(pool, state, credit.receivedOn);
  }

  settled(): Settlement {
    return {
      obligations: new Map(
        this.states.map((state) => [
          state.obligation.id,
          {
            principal: state.isOpen ? state.obligation.principal : 0n,
            lateCharge: state.lateCharge,
            interest: state.interest,
            paid: state.paid,
            balance: balanceOf(state),
          },
        ]),
      ),
      accruals: this.#accruals,
      allocations: this.#allocations,
      unapplied: sumMoney(this.#pools.map(({ left }) => left)) - this.#overdrawn,
      unusedWriteOffs: this.#unusedWriteOffs,
    };
  }

  /** An obligation of nothing is never late, and one paid in time never becomes so. */
  #isLate({ obligation }: ObligationState): boolean {
    return this.#accruals.some(({ obligationId }) => obligationId === obligation.id);
  }

  #applyPools(state: ObligationState, date: CalendarDate): void {
    for (const pool of this.#pools) this.#apply(pool, state, date);
  }

  #apply(pool: Pool, state: ObligationState, date: CalendarDate): void {
    const amount = least(pool.left, balanceOf(state));
    if (amount <= 0n) return;
    pool.left -= amount;
    state.paid += amount;
    this.#allocations.push({ creditId: pool.creditId, obligationId: state.obligation.id, date, amount });
  }

  #giveBack(amount: Cents): void {
    let missing = amount;
    for (const pool of this.#pools) {
      const taken = least(missing, pool.left);
      pool.left -= taken;
      missing -= taken;
    }
    this.#overdrawn += missing;
  }
}

const balanceOf = ({ isOpen, obligation, lateCharge, interest, paid }: ObligationState): Cents =>
  isOpen ? obligation.principal + lateCharge + interest - paid : 0n;

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** A percentage of an amount, not rounded yet. */
export const percentOf = (amount: Cents, percent: Decimal): Decimal =>
  multiply(dollarsOf(amount), { units: percent.units, scale: percent.scale + 2 });
