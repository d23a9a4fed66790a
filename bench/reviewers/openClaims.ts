import type { RefundRoom } from '../../test/server/refunds/refundRoom';
import type { OpenClaim } from './reviewer';

const AT_ONCE = 8;
const FIRST_ENTRY = 20_000;

/** Files and verifies so many claims of one line each. */
export async function openClaims(room: RefundRoom, count: number): Promise<OpenClaim[]> {
  const lines = await room.lines(
    ...Array.from({ length: count }, (_, index) => ({ entry: FIRST_ENTRY + index, collected: '25.00' })),
  );
  const claims: OpenClaim[] = [];
  const waiting = lines.values();
  const work = async (): Promise<void> => {
    for (const customsLineId of waiting) {
      const { id, version, amountVerified } = await room.verified([
        { customsLineId, amountClaimed: '25.00' },
      ]);
      claims.push({ id, version, amountVerified: amountVerified ?? '0.00' });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return claims;
}
