import { z } from 'zod';
import { reasonTemplate } from '../../../contract/entities/refundReview';
import { openRefundRoom, type RefundRoom } from './refundRoom';

let room: RefundRoom;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

describe('texts for returning or rejecting a claim', () => {
  it('come in the company’s language, by kind of evidence, as the board wrote them; an empty one is not offered', async () => {
    const [customsLineId = ''] = await room.lines({ entry: 9201, collected: '12.00' });
    const { id } = await room.file([{ customsLineId, amountClaimed: '12.00' }]);
    const { db } = room.portal.services.database;
    await db.updateTable('company').set({ language: 'fr' }).where('id', '=', room.people.cedar.id).execute();
    const templates = async () =>
      z
        .array(reasonTemplate)
        .parse((await room.verifier.get(`/api/refunds/${id}/reason-templates`)).body.data);
    const shipped = await templates();
    expect(shipped.find(({ reasonCode }) => reasonCode === 'evidence-missing')).toMatchObject({
      action: 'return',
      document: 'entry-summary',
      text: expect.stringContaining('Veuillez téléverser ce document') as unknown,
    });
    expect(shipped.some(({ text }) => text.includes('{{'))).toBe(false);

    const saved = await room.admin.send('PUT', '/api/admin/configuration/texts', {
      key: 'reject-templates',
      language: 'fr',
      version: 0,
      content: { 'already-refunded': 'Déjà payé le mois dernier.' },
    });
    expect(saved.status).toBe(200);
    expect((await templates()).filter(({ action }) => action === 'reject')).toEqual([
      {
        action: 'reject',
        reasonCode: 'already-refunded',
        document: null,
        text: 'Déjà payé le mois dernier.',
      },
    ]);
    expect((await room.user.get(`/api/refunds/${id}/reason-templates`)).status).toBe(403);
  });
});
