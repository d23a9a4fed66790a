import claim from '../en/claim.json';

export const texts = { claim };
