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
      sentence: `${variable} would put a demonstration on the network. Its accounts have a published password. For real work, set NODE_ENV=production. To try the portal, use an address of this machine, such as localhost. Or set ALLOW_DEMO_ON_NETWORK=yes and your own DEMO_PASSWORD.`,
    }));
  if (DEMO_PASSWORD !== settings.DEMO_PASSWORD.fallback) return [];
  return [
    {
      variable: 'DEMO_PASSWORD',
      sentence:
        'DEMO_PASSWORD is missing. With ALLOW_DEMO_ON_NETWORK=yes, anyone could sign in with the default password, which is published. Set your own password of 15 characters or more.',
    },
  ];
}
