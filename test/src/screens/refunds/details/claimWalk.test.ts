import { walkFrom } from '../../../../../src/screens/refunds/details/claimWalk';

const IDS = ['4', '7', '9'];
const addressOf = (id: string): string => `/refunds/details?id=${id}&queue=status%3DVerified`;

describe('the way through the queue', () => {
  it('knows the claims on both sides and the way back', () => {
    expect(walkFrom(IDS, '7', 'status=Verified')).toEqual({
      place: 2,
      total: 3,
      previous: addressOf('4'),
      next: addressOf('9'),
      back: '/admin/refunds?status=Verified',
    });
  });

  it('ends at both ends', () => {
    expect(walkFrom(IDS, '4', 'status=Verified').previous).toBeUndefined();
    expect(walkFrom(IDS, '9', 'status=Verified').next).toBeUndefined();
    expect(walkFrom(IDS, '4', '').back).toBe('/admin/refunds');
  });

  it('goes on at the first from a claim that is not in it', () => {
    expect(walkFrom(IDS, '5', 'status=Verified')).toMatchObject({
      place: null,
      previous: undefined,
      next: addressOf('4'),
    });
  });
});
