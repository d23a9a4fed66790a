import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { amendmentEffects, openPeriod, reportPreview, reportRecord } from '../../../contract/entities/report';
import { type PayerRoom, shipment } from '../ledger/payerRoom';
import type { Answer } from '../setup/testClient';

const certification = { isTrue: true, name: 'Ana Reed', title: 'Controller' };
const keyed = (): Readonly<Record<string, string>> => ({ 'idempotency-key': randomUUID() });

/** The calls on reports as the screens make them, on Cedarline's side and the board's. */
export const reportCalls = (room: PayerRoom) => ({
  preview: async (index: number, lines: readonly object[], fiscalYear = 2026) =>
    reportPreview.parse(
      (await room.user.post('/api/assessments/preview', { fiscalYear, index, lines })).body.data,
    ),
  submit: (
    index: number,
    lines: readonly object[],
    values: object = {},
    headers = keyed(),
  ): Promise<Answer> =>
    room.user.post(
      '/api/assessments',
      { fiscalYear: 2026, index, lines, certification, confirmed: [], ...values },
      headers,
    ),
  amend: (report: { id: string; version: number }, lines: readonly object[], values: object = {}) =>
    room.user.post(
      `/api/assessments/${report.id}/amendment`,
      {
        version: report.version,
        reason: 'Two trucks were counted twice',
        lines,
        certification,
        confirmed: ['ten-times-last', 'tenth-of-last'],
        ...values,
      },
      keyed(),
    ),
  review: (report: { id: string; version: number }, action: string, values: object = {}) =>
    room.admin.post(
      `/api/admin/assessments/${report.id}/review`,
      { version: report.version, action, reason: '', seenDifference: null, ...values },
      keyed(),
    ),
  get: async (id: string) => reportRecord.parse((await room.user.get(`/api/assessments/${id}`)).body.data),
  effects: async (id: string) =>
    amendmentEffects.parse((await room.admin.get(`/api/assessments/${id}/amendment`)).body.data),
  periods: async () => z.array(openPeriod).parse((await room.user.get('/api/assessments/periods')).body.data),
});

/** The answer of a call that had to succeed. */
export const recordOf = (answer: Answer) => {
  if (answer.status !== 200) throw new Error(answer.text);
  return reportRecord.parse(answer.body.data);
};

/** The year of four quarters: 10,000, 8,000, 12,000 and 9,000 MBF, each reported on the 20th after its end. */
export async function fileYear(room: PayerRoom) {
  const reports = [];
  for (const [index, [on, quantity]] of (
    [
      ['2026-04-20', '10000'],
      ['2026-07-20', '8000'],
      ['2026-10-20', '12000'],
      ['2027-01-20', '9000'],
    ] as const
  ).entries()) {
    await room.goTo(on);
    reports.push(recordOf(await reportCalls(room).submit(index + 1, [shipment(2026, index + 1, quantity)])));
  }
  return reports;
}
