import { askAhead, type EarlyCall, type FirstCalls } from '../api/base/earlyCall';
import type { AppConfig } from '../browser/readConfig';

/**
 * Asks for the first screen's data for whoever comes back with a session that the browser keeps, while the application is still on
 * its way. Nothing while acting for a company, and where the token must be renewed first: the application asks itself then.
 * @param stores where a session may be, the tab's own first; naming one throws where the browser blocks it
 */
export async function askOnReturn(
  config: Promise<AppConfig>,
  language: string,
  calls: FirstCalls,
  stores: readonly (() => Pick<Storage, 'getItem'>)[],
): Promise<readonly EarlyCall[]> {
  const session = calls.paths.length === 0 ? null : storedSession(stores);
  if (session === null) return [];
  const { apiBaseUrl } = await config;
  const port = { baseUrl: apiBaseUrl, send: (...call: Parameters<typeof fetch>) => fetch(...call) };
  return askAhead(port, session.token, language, calls);
}

/** The session as it is kept. The application reads it with more care; the server refuses what is no token. */
function storedSession(
  stores: readonly (() => Pick<Storage, 'getItem'>)[],
): { readonly token: string } | null {
  try {
    const store = stores.map((storage) => storage()).find((each) => each.getItem('auth') !== null);
    const stored: unknown = JSON.parse(store?.getItem('auth') ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('token' in stored) || !('tokenExpires' in stored))
      return null;
    const { token, tokenExpires } = stored;
    if (typeof token !== 'string' || typeof tokenExpires !== 'number' || tokenExpires <= Date.now())
      return null;
    return store?.getItem('originalCompany') === null ? { token } : null;
  } catch {
    return null;
  }
}
