import paymentRuns from '../fr/paymentRuns.json';

export const texts = { paymentRuns };
