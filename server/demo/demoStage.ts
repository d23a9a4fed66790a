import type { z } from 'zod';
import type { applicant } from '../../contract/entities/refund';
import { type CalendarDate, dateInZone } from '../../domain/calendarDate';
import type { Queries } from '../db/tables';
import type { Transact } from '../db/transact';
import type { Tx } from '../db/transaction';
import type { Outcome } from '../failure';
import type { RequestContext } from '../modules/identity/requestContext';
import { PEOPLE } from './demoCast';

/** A person of the cast as they stand in the database. */
export interface Player {
  readonly userId: string;
  readonly companyId: string;
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly roles: RequestContext['caller']['actor']['roles'];
  readonly language: RequestContext['language'];
}

/** Everybody, by the address they sign in with. */
export type Cast = (email: string) => Player;

/** The cast as the database holds it; it has been created before. */
export async function findCast(queries: Queries): Promise<Cast> {
  const rows = await queries
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select([
      'app_user.id',
      'app_user.email',
      'first_name',
      'last_name',
      'company_id',
      'roles',
      'company.language',
    ])
    .execute();
  const players = new Map(
    rows.map((row): [string, Player] => [
      row.email,
      {
        userId: row.id,
        companyId: row.company_id,
        name: `${row.first_name} ${row.last_name}`,
        email: row.email,
        title: PEOPLE.find((person) => person.email === row.email)?.title ?? '',
        roles: row.roles,
        language: row.language,
      },
    ]),
  );
  return (email) => {
    const player = players.get(email);
    if (player === undefined) throw new Error(`no one in the demonstration has the address ${email}`);
    return player;
  };
}

/**
 * An action of one of the cast at a time of the past.
 * @param actingFor the company an administrator acts for
 */
export function actionAt(
  transact: Transact,
  player: Player,
  at: Date,
  zone: string,
  actingFor?: string,
): RequestContext {
  return {
    caller: {
      actor: {
        userId: player.userId,
        roles: player.roles,
        companyId: player.companyId,
        ...(actingFor === undefined ? {} : { actingFor: { companyId: actingFor } }),
      },
      sessionId: '',
      name: player.name,
      email: player.email,
      isTemporary: false,
    },
    source: { address: null, reference: null, userAgent: 'demonstration data' },
    at,
    today: dateInZone(at.getTime(), zone),
    boardZone: zone,
    language: player.language,
    transact,
  };
}

/** Actions that are kept with everything else of a transaction, or not at all. */
export const within =
  (tx: Tx): Transact =>
  (work) =>
    work(tx);

/** What a use case of the demonstration must succeed with. */
export function succeeded<T>(outcome: Outcome<T>, what: string): T {
  if (!outcome.ok) throw new Error(`${what}: ${JSON.stringify(outcome.failure)}`);
  return outcome.value;
}

/** The office hour of a date's action; different actions of a day come one after the other. */
export const officeTime = (date: CalendarDate, minutes: number): Date =>
  new Date(Date.parse(`${date}T14:00:00Z`) + minutes * 60_000);

export const applicantOf = (player: Player): z.output<typeof applicant> => ({
  name: player.name,
  title: player.title,
  phone: '+1 555 0123',
  email: player.email,
});
