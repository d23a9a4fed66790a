import refunds from '../fr/refunds.json';

export const texts = { refunds };
