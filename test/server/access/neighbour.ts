import { randomUUID } from 'node:crypto';
import { openRefundRoom, parsed, PINE_NUMBER, type RefundRoom } from '../refunds/refundRoom';
import { entryNumberOf, postLines } from '../refunds/entryLines';

/** A portal in which Pine Grove Lumber has a record of every kind, and the texts by which its data would be known anywhere. */
export interface Neighbourhood {
  readonly room: RefundRoom;
  /** Ids of Pine Grove's records by kind. */
  readonly ids: Readonly<Record<RecordKind, string>>;
  readonly marks: readonly string[];
}

export type RecordKind =
  | 'company'
  | 'user'
  | 'refund'
  | 'decidedRefund'
  | 'document'
  | 'report'
  | 'exemption'
  | 'customsLine'
  | 'changeRequest'
  | 'cardPayment';

/** An id that no record has. */
export const NOBODYS_ID = '987654321';

export async function openNeighbourhood(): Promise<Neighbourhood> {
  const room = await openRefundRoom();
  const { services } = room.portal;
  const pine = room.people.pine.id;
  const [asked = '', refused = '', open = ''] = await postLines(
    services,
    room.people.verifier.id,
    [71, 72, 73].map((entry) => ({
      entry,
      collected: '4321.09',
      companyId: pine,
      importerNumber: PINE_NUMBER,
    })),
  );
  const file = async (customsLineId: string) => {
    const document = await room.evidence(room.pine);
    const body = await room.submission([{ customsLineId, amountClaimed: '4321.09' }], {
      documentIds: [document],
      importerNumber: PINE_NUMBER,
    });
    return parsed(await room.pine.post('/api/refunds', body, { 'idempotency-key': randomUUID() }));
  };
  const first = await file(asked);
  const returned = parsed(
    await room.action(room.verifier, first, 'return', {
      version: first.version,
      to: 'company',
      reasonCode: 'evidence-missing',
      reason: 'Page two, please.',
    }),
  );
  const second = await file(refused);
  const rejected = parsed(
    await room.action(room.verifier, second, 'reject', {
      version: second.version,
      reasonCode: 'other',
      reason: 'Not covered.',
    }),
  );
  const report = await addReport(room, pine);
  return {
    room,
    ids: {
      company: pine,
      user: room.people.pineUser.id,
      refund: returned.id,
      decidedRefund: rejected.id,
      document: returned.documents[0]?.id ?? '',
      report,
      cardPayment: await addCardPayment(room, pine, report),
      exemption: await addExemption(room, pine),
      customsLine: open,
      changeRequest: await addChangeRequest(room, pine),
    },
    marks: [
      'Pine Grove',
      'pinegrove',
      PINE_NUMBER,
      entryNumberOf(73),
      '4321.09',
      returned.number,
      'PINECERT1',
    ],
  };
}

async function addReport({ portal }: RefundRoom, companyId: string): Promise<string> {
  const { database, clock } = portal.services;
  const { id } = await database.db
    .insertInto('assessment_report')
    .values({
      number: 'R-2026-Q1-000001',
      company_id: companyId,
      fiscal_year: 2026,
      period: 'Q1',
      status: 'Draft',
      due_date: '2026-04-30',
      submitted_at: null,
      submitted_by: null,
      received_on: null,
      quantity_shipped: '16000.000',
      quantity_exported: '0.000',
      exempt_used_before: '0.000',
      exempt_applied: '15000.000',
      quantity_assessable: '1000.000',
      unit: 'MBF',
      rate_per_unit: '0.41',
      amount_due: '410.00',
      explanation: '[]',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addExemption({ portal }: RefundRoom, companyId: string): Promise<string> {
  const { database, clock } = portal.services;
  const { id } = await database.db
    .insertInto('exemption')
    .values({
      number: 'EX-2026-000001',
      company_id: companyId,
      kind: 'EXPORT',
      fiscal_year: 2026,
      status: 'Approved',
      submitted_at: null,
      decision_due: null,
      certificate_number: 'PINECERT1',
      valid_from: '2026-01-01',
      valid_to: '2026-12-31',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addChangeRequest({ portal, people }: RefundRoom, companyId: string): Promise<string> {
  const { database, clock } = portal.services;
  const { id } = await database.db
    .insertInto('company_change_request')
    .values({
      company_id: companyId,
      field: 'legalName',
      old_value: 'Pine Grove Lumber',
      new_value: 'Pine Grove Timber',
      status: 'waiting',
      asked_by: people.pineUser.id,
      asked_at: clock.now(),
      decided_by: null,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addCardPayment(
  { portal, people }: RefundRoom,
  companyId: string,
  reportId: string,
): Promise<string> {
  const { database, clock } = portal.services;
  const { id } = await database.db
    .insertInto('card_payment')
    .values({
      company_id: companyId,
      report_id: reportId,
      amount: '4321.09',
      status: 'open',
      intent_id: 'pi_pine',
      opened_by: people.pineUser.id,
      created_at: clock.now(),
      ledger_entry_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
