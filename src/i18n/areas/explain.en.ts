import explain from '../en/explain.json';

export const texts = { explain };
