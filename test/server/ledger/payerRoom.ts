import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { ledgerStatement } from '../../../contract/entities/ledger';
import type { RequestContext } from '../../../server/modules/identity/requestContext';
import { submitReport } from '../../../server/modules/reports/submitReport';
import type { ReportRecord } from '../../../server/modules/reports/presentReport';
import { dateInZone, dateOf } from '../../../domain/calendarDate';
import { transactOn } from '../../../server/db/transact';
import { type Answer, createClient, signedInClient, type TestClient } from '../setup/testClient';
import { startPortal, type TestPortal } from '../setup/testPortal';
import { addEverybody } from '../setup/testPeople';

/** A portal in which Cedarline pays assessments, with its user and an administrator signed in. */
export interface PayerRoom {
  readonly portal: TestPortal;
  readonly people: Awaited<ReturnType<typeof addEverybody>>;
  readonly admin: TestClient;
  readonly user: TestClient;
  readonly pine: TestClient;
  readonly readonly: TestClient;
  /** Moves the clock to noon of a day at the board, and signs its user and the administrator in again. */
  goTo(date: string): Promise<void>;
  /** An action of Cedarline's user now. */
  action(): RequestContext;
  /** Files a quarter of so many MBF without going through the screens' call. */
  file(index: number, shipped: string, fiscalYear?: number): Promise<ReportRecord>;
  pay(amount: string, values?: object, key?: string): Promise<Answer>;
  statement(query?: string): Promise<z.infer<typeof ledgerStatement>>;
  close(): Promise<void>;
}

export async function openPayerRoom(
  now = '2026-04-20',
  variables: Readonly<Record<string, string>> = {},
): Promise<PayerRoom> {
  const portal = await startPortal({ now: noon(now), variables });
  const people = await addEverybody(portal.services);
  const { db } = portal.services.database;
  await db.updateTable('company').set({ is_assessment_payer: true }).where('is_board', '=', false).execute();
  const admin = createClient(portal.url);
  const user = createClient(portal.url);
  /** Passwords take long to check, so the others sign in once. */
  const signIn = async () => {
    const answers = await Promise.all([
      admin.signIn(people.admin.email),
      user.signIn(people.cedarUser.email),
    ]);
    if (answers.some(({ status }) => status !== 200)) throw new Error(answers[0].text);
  };
  const [pine, readonly] = await Promise.all([
    signedInClient(portal.url, people.pineUser.email),
    signedInClient(portal.url, people.readonly.email),
    signIn(),
  ]);
  const action = (): RequestContext => ({
    caller: {
      actor: { userId: people.cedarUser.id, roles: ['user'], companyId: people.cedar.id },
      sessionId: '',
      name: 'Cedarline',
      email: people.cedarUser.email,
      isTemporary: false,
    },
    source: { address: null, reference: null, userAgent: '' },
    at: portal.clock.now(),
    today: dateInZone(portal.clock.now().getTime(), 'America/New_York'),
    boardZone: 'America/New_York',
    language: 'en',
    transact: transactOn(portal.services.database),
  });
  return {
    portal,
    people,
    admin,
    user,
    pine,
    readonly,
    goTo: async (date) => {
      portal.clock.set(noon(date));
      await signIn();
    },
    action,
    file: async (index, quantityShipped, fiscalYear = 2026) => {
      const filed = await submitReport(action(), {
        fiscalYear,
        index,
        lines: [shipment(fiscalYear, index, quantityShipped)],
        certification: { name: 'Cedar User', title: '' },
        confirmed: ['ten-times-last', 'tenth-of-last', 'nothing-this-time', 'unit-slip'],
      });
      if (!filed.ok) throw new Error(JSON.stringify(filed.failure));
      return filed.value;
    },
    pay: (amount, values = {}, key = randomUUID()) =>
      admin.post(
        '/api/admin/payments',
        {
          companyId: people.cedar.id,
          reportId: null,
          kind: 'PAYMENT_CHECK',
          amount,
          receivedOn: action().today,
          reference: `CHK-${randomUUID().slice(0, 8)}`,
          ...values,
        },
        { 'idempotency-key': key },
      ),
    statement: async (query = '') => {
      const answer = await user.get(`/api/ledger?from=2026-01-01${query}`);
      if (answer.status !== 200) throw new Error(answer.text);
      return ledgerStatement.parse(answer.body.data);
    },
    close: () => portal.stop(),
  };
}

const noon = (date: string): Date => new Date(`${date}T17:00:00Z`);

/** One line for a whole quarter. */
export const shipment = (fiscalYear: number, index: number, quantity: string, values: object = {}) => ({
  kind: 'SHIPPED' as const,
  date: dateOf(fiscalYear, index * 3, 30),
  description: 'Boards',
  quantity,
  country: null,
  ...values,
});
