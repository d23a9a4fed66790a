import configuration from '../fr/configuration.json';

export const texts = { configuration };
