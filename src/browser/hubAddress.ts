import { HUB } from '../../contract/hub';
import type { AppConfig } from './readConfig';

/**
 * The hub's address for the library, which turns http into ws and https into wss: the configured one, else the backend's,
 * else the page's own. A secure page never connects insecurely; the browser sees to that.
 * @param language chosen in the application, which may not be the browser's: messages come in it
 */
export function hubAddress(
  { hubUrl, apiBaseUrl }: Pick<AppConfig, 'hubUrl' | 'apiBaseUrl'>,
  origin: string,
  language: string,
): string {
  const base = hubUrl !== '' ? hubUrl : apiBaseUrl !== '' ? apiBaseUrl : origin;
  return `${base.replace(/^ws/, 'http')}${HUB.path}?lang=${language}`;
}
