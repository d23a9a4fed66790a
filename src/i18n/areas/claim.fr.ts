import claim from '../fr/claim.json';

export const texts = { claim };
