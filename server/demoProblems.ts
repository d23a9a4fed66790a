import type { Environment } from './environment';
import type { ConfigProblem } from './productionProblems';
import { settings } from './settings';
import { isLoopbackHost } from './system/loopback';

/**
 * What keeps a server outside production mode off the network: there all email, with its links, codes, and temporary passwords,
 * can be read, and the password of its accounts is published.
 */
export function demoProblems(environment: Environment): readonly ConfigProblem[] {
  const { NODE_ENV, HOST, PUBLIC_URL, ALLOW_DEMO_ON_NETWORK, DEMO_PASSWORD } = environment;
  if (NODE_ENV === 'production') return [];
  const open = [
    ...(isLoopbackHost(HOST) ? [] : (['HOST'] as const)),
    ...(PUBLIC_URL === null || isLoopbackHost(new URL(PUBLIC_URL).hostname) ? [] : (['PUBLIC_URL'] as const)),
  ];
  if (open.length === 0) return [];
  if (ALLOW_DEMO_ON_NETWORK !== 'yes')
    return open.map((variable) => ({
      variable,
      sentence: `${variable} would put a demonstration on the network: its accounts have a published password. Set NODE_ENV=production for real work, use an address of this machine such as localhost, or set ALLOW_DEMO_ON_NETWORK=yes and a DEMO_PASSWORD of your own.`,
    }));
  if (DEMO_PASSWORD !== settings.DEMO_PASSWORD.fallback) return [];
  return [
    {
      variable: 'DEMO_PASSWORD',
      sentence:
        'DEMO_PASSWORD is missing: the default one is published, and with ALLOW_DEMO_ON_NETWORK=yes anybody could sign in with it. Set one of your own, 15 characters or more.',
    },
  ];
}
