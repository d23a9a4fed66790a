import { REFUND_EVENTS } from '../../contract/events/refundEvents';

test('a company is emailed by default that the bank returned its refund', () => {
  expect(REFUND_EVENTS['refund-payment-returned'].mailed).toEqual(['user']);
});
