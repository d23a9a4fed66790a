import { openPayerRoom, type PayerRoom, shipment } from '../ledger/payerRoom';
import { linkTokenIn, newestMail } from '../setup/outbox';
import { createClient } from '../setup/testClient';
import { recordOf, reportCalls } from './reportCalls';

let room: PayerRoom;
beforeAll(async () => {
  room = await openPayerRoom('2026-04-30');
});
afterAll(() => room.close());

describe('the last day of a report', () => {
  it('edge 33 whoever locks themselves out of it sets a new password by email and is in time', async () => {
    const email = room.people.cedarUser.email;
    for (let tries = 0; tries < 5; tries += 1) await room.user.signIn(email, 'wrong');
    const locked = await room.user.signIn(email);
    expect(locked.status).toBe(423);
    await createClient(room.portal.url).post('/api/UserManager/forgotpassword', { email });
    const token = linkTokenIn(await newestMail(room.portal, email, 'reset-link'));
    const newPassword = 'herons on a broken jetty';
    const reset = await createClient(room.portal.url).post('/api/UserManager/resetpassword', {
      token,
      newPassword,
    });
    expect(reset.status).toBe(200);
    expect((await room.user.signIn(email, newPassword)).status).toBe(200);
    const filed = recordOf(await reportCalls(room).submit(1, [shipment(2026, 1, '16000')]));
    const grid = await room.admin.get('/api/admin/assessments/grid?q=cedarline');
    expect(filed).toMatchObject({ dueDate: '2026-04-30', status: 'Submitted' });
    expect(grid.body.data).toMatchObject({ counts: { late: 0, waiting: 1 } });
  });
});
