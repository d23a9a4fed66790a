import type { Language } from '../../../contract/texts/sentence';
import type { CalendarDate } from '../../../domain/calendarDate';
import type { Actor } from '../../../domain/permissions';
import type { Transact } from '../../db/transact';

/** Where a request came from, as the audit keeps it. */
export interface Source {
  readonly address: string | null;
  /** The request's reference, also shown to the person when something fails. */
  readonly reference: string | null;
  readonly userAgent: string;
}

/** A call of somebody who need not be signed in. */
export interface Visit {
  readonly source: Source;
  readonly at: Date;
  /** The board's date at `at`. */
  readonly today: CalendarDate;
  /** The board's zone, an IANA name: instants are told by its clock. */
  readonly boardZone: string;
  readonly language: Language;
}

/** A signed-in person at this moment: roles, company and state are those of now, not of the token. */
export interface Caller {
  readonly actor: Actor;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  /** The only call left to such a session is changing the password. */
  readonly isTemporary: boolean;
}

/** Who does something, when, in which language they read, and the transaction to do it in. */
export interface RequestContext {
  readonly caller: Caller;
  readonly source: Source;
  readonly at: Date;
  /** The date of `at` in the board's zone: what "today" and "received on" mean (decision 9). */
  readonly today: CalendarDate;
  /** That zone, an IANA name: instants are told by its clock. */
  readonly boardZone: string;
  readonly language: Language;
  readonly transact: Transact;
}
