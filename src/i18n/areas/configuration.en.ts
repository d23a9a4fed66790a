import configuration from '../en/configuration.json';

export const texts = { configuration };
