import { queueAddresses, queueNavigationFrom } from '../../../../src/components/record/queueNavigation';

const IDS = ['4', '7', '9'];
const addressOf = (id: string): string => `/refunds/details?id=${id}&queue=status%3DVerified`;
const addresses = (queue = 'status=Verified') =>
  queueAddresses('/admin/refunds', queue, (id) => `/refunds/details?id=${id}`);

describe('the way through the queue', () => {
  it('knows the claims on both sides and the way back', () => {
    expect(queueNavigationFrom(IDS, '7', addresses())).toMatchObject({
      place: 2,
      total: 3,
      previous: addressOf('4'),
      next: addressOf('9'),
      nextId: '9',
      back: '/admin/refunds?status=Verified',
    });
  });

  it('ends at both ends', () => {
    expect(queueNavigationFrom(IDS, '4', addresses()).previous).toBeUndefined();
    expect(queueNavigationFrom(IDS, '9', addresses()).next).toBeUndefined();
    expect(queueNavigationFrom(IDS, '4', addresses('')).back).toBe('/admin/refunds');
  });

  it('goes on at the first from a claim that is not in it', () => {
    expect(queueNavigationFrom(IDS, '5', addresses())).toMatchObject({
      place: null,
      previous: undefined,
      next: addressOf('4'),
    });
  });
});
