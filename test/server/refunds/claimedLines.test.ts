import * as z from 'zod/mini';
import { batchDependents, importerReturn, lineClaim } from '../../../contract/entities/customsImporter';
import { IMPORTER_NUMBER, openRefundRoom, parsed, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const claimsOn = async (lineId: string) =>
  z.parse(z.array(lineClaim), (await room.verifier.get(`/api/customs/lines/${lineId}/claims`)).body.data);

describe('an entry line that was claimed', () => {
  it('names the claims that took from it, the newest first, with what each asked for and was granted', async () => {
    const [line = ''] = await room.lines({ entry: 9100, collected: '40.00' });
    expect(await claimsOn(line)).toEqual([]);
    const claim = await room.verified([{ customsLineId: line, amountClaimed: '15.00' }]);
    parsed(await room.approve(claim));
    const second = await room.file([{ customsLineId: line, amountClaimed: '25.00' }]);
    expect(await claimsOn(line)).toEqual([
      expect.objectContaining({ claimNumber: second.number, status: 'Submitted', amountVerified: null }),
      {
        claimId: claim.id,
        claimNumber: claim.number,
        status: 'Approved',
        amountClaimed: '15.00',
        amountVerified: '15.00',
        amountApproved: '15.00',
      },
    ]);
    expect((await room.pine.get(`/api/customs/lines/${line}/claims`)).status).toBe(404);
  });

  it('keeps its file from being rolled back and its importer number with the company', async () => {
    const [line = ''] = await room.lines({ entry: 9101, collected: '40.00' });
    const claim = await room.file([{ customsLineId: line, amountClaimed: '40.00' }]);
    const { batch_id } = await room.portal.services.database.db
      .selectFrom('customs_line')
      .select('batch_id')
      .where('id', '=', line)
      .executeTakeFirstOrThrow();
    const answer = await room.verifier.get(`/api/customs/batches/${batch_id}/dependents`);
    expect(z.parse(batchDependents, answer.body.data).claims).toEqual([
      { id: claim.id, number: claim.number },
    ]);
    const takeBack = (dryRun: boolean) =>
      room.verifier.post('/api/customs/unmatched/take-back', {
        importerNumber: IMPORTER_NUMBER,
        companyId: room.people.cedar.id,
        reason: 'It is another company’s.',
        dryRun,
      });
    const looked = z.parse(importerReturn, (await takeBack(true)).body.data);
    expect(looked.claims).toContainEqual({ id: claim.id, number: claim.number });
    const refused = await takeBack(false);
    expect([refused.status, refused.body.errors[0]?.error]).toEqual([409, 'importer-number-depended-on']);
    expect(refused.body.message).toContain(claim.number);
  });

  it('is claimed, or its number is taken back, but never both at once', async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const importerNumber = `77-765432${round}`;
      const lines = await room.lines(
        ...[0, 1, 2].map((index) => ({
          entry: 9200 + round * 10 + index,
          collected: '10.00',
          importerNumber,
          companyId: null,
        })),
      );
      const body = { importerNumber, companyId: room.people.cedar.id };
      await room.verifier.post('/api/customs/unmatched/assign', { ...body, dryRun: false });
      const [claim, back] = await Promise.all([
        room.submit(
          lines.map((customsLineId) => ({ customsLineId, amountClaimed: '10.00' })),
          { importerNumber },
        ),
        room.verifier.post('/api/customs/unmatched/take-back', {
          ...body,
          reason: 'A broker’s number.',
          dryRun: false,
        }),
      ]);
      outcomes.push(`${claim.status} ${back.status}`);
      const [line = ''] = lines;
      expect(await claimsOn(line)).toHaveLength(claim.status === 200 ? 1 : 0);
    }
    expect(outcomes.filter((each) => !/^(200 409|4\d\d 200)$/.test(each))).toEqual([]);
  });
});
