import paymentRuns from '../en/paymentRuns.json';

export const texts = { paymentRuns };
