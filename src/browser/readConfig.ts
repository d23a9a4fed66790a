import { basePath } from '../routing/basePath';

/** Where the backend is; empty addresses mean the host the page came from. */
export interface AppConfig {
  readonly apiBaseUrl: string;
  /** Origin of the live connection, with http(s) or ws(s). */
  readonly hubUrl: string;
  /** Redux DevTools in a production build. Its own export skips our redaction: for test hosts only. */
  readonly devTools: boolean;
  /** Records every tab's actions; without it a tab is recorded where its address ends in `?record`. */
  readonly record: boolean;
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && (value === '' || /^(https?|wss?):\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(value));

/** Checks what `config.json` holds. Throws with the field's name, so that a wrong deployment says what is wrong. */
export function parseConfig(value: unknown): AppConfig {
  if (typeof value !== 'object' || value === null) throw new Error('config.json must be an object');
  const {
    apiBaseUrl = '',
    hubUrl = '',
    devTools = false,
    record = false,
  }: { apiBaseUrl?: unknown; hubUrl?: unknown; devTools?: unknown; record?: unknown } = value;
  if (!isAddress(apiBaseUrl))
    throw new Error('config.json: apiBaseUrl must be empty or a URL like https://api.example.org');
  if (!isAddress(hubUrl))
    throw new Error('config.json: hubUrl must be empty or a URL like wss://api.example.org');
  if (typeof devTools !== 'boolean') throw new Error('config.json: devTools must be true or false');
  if (typeof record !== 'boolean') throw new Error('config.json: record must be true or false');
  return { apiBaseUrl: apiBaseUrl.replace(/\/$/, ''), hubUrl: hubUrl.replace(/\/$/, ''), devTools, record };
}

/** Reads the deployment's settings; one request. It lies beside index.html. */
export async function readConfig(): Promise<AppConfig> {
  const response = await fetch(`${basePath()}config.json`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`config.json couldn’t be loaded (status ${response.status})`);
  return parseConfig(await response.json());
}
