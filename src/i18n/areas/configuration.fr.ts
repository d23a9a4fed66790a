import configuration from '../fr/configuration.json';
import problems from '../fr/problems.json';

export const texts = { configuration, problems };
