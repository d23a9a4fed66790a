import { seededRandom, hostileCall } from '../payload/hostilePayload';
import { fuzz } from '../payload/fuzzRun';
import { ENDPOINTS } from '../../../contract/api';
import { openRefundRoom, type RefundRoom } from '../refunds/refundRoom';

let room: RefundRoom;
beforeAll(async () => {
  room = await openRefundRoom();
});
afterAll(() => room.close());

const SEED = 20_260_615;
const INPUTS_A_CALL = 8;

describe('58 hostile inputs to every call (bench/fuzz.ts sends a hundred thousand)', () => {
  it('are refused or carried out, never a fault of the server, and answered in the agreed shape', async () => {
    const senders = [room.admin, room.user, room.verifier, room.approver];
    const { sent, statuses, breaks } = await fuzz(room.portal.url, senders, INPUTS_A_CALL, SEED);
    expect(breaks).toEqual([]);
    expect(sent).toBeGreaterThan(700);
    // Some are taken and most are refused for what they say: the inputs come past the door.
    expect(statuses['200']).toBeGreaterThan(20);
    expect(statuses['400']).toBeGreaterThan(100);
    expect(room.portal.log()).not.toContain('request failed');
    // Some 1,700 inputs, one after the other.
  }, 240_000);

  it('are the same for the same seed', () => {
    const [endpoint] = [...ENDPOINTS.values()].filter(({ body }) => body !== undefined);
    if (endpoint === undefined) throw new Error('no call has a body');
    const calls = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 50 }, () => hostileCall(endpoint, random));
    };
    expect(calls(7)).toEqual(calls(7));
    expect(calls(7)).not.toEqual(calls(8));
  });
});
