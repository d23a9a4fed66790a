import refund from '../en/refund.json';

export const texts = { refund };
