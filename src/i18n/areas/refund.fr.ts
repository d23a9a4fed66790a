import refund from '../fr/refund.json';

export const texts = { refund };
