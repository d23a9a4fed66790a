import refunds from '../en/refunds.json';

export const texts = { refunds };
