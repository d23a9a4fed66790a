import columnMapping from '../en/columnMapping.json';

export const texts = { columnMapping };
