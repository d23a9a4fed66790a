import explain from '../fr/explain.json';

export const texts = { explain };
