import configuration from '../en/configuration.json';
import problems from '../en/problems.json';

export const texts = { configuration, problems };
