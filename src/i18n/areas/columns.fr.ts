import columnMapping from '../fr/columnMapping.json';

export const texts = { columnMapping };
