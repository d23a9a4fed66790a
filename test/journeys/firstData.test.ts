import type { Page } from 'playwright-core';
import { FIRST_CALLS, isOfACompany } from '../../src/api/base/firstCalls';
import { routeOf } from '../../src/routing/routes';
import { becomes } from './setup/eventually';
import { openStage } from './setup/stage';

const { person, claim } = openStage();

/** Paths and queries the page has asked the server for, in order. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  return asked;
}

const mayOpen = (address: string, role: 'user' | 'admin'): boolean =>
  routeOf(address.replace(/\?.*/, ''))?.roles.some((allowed) => allowed === role) === true &&
  (role === 'user' || !isOfACompany({ pathname: address }));

const READERS = { user: 'user@cedarline.example', admin: 'admin@northwood.example' } as const;

for (const role of ['user', 'admin'] as const)
  claim(`what is asked for ahead is what the screens of ${role} ask for`, async () => {
    const reader = await person();
    await reader.open('/');
    await reader.signIn(READERS[role]);
    const asked = requestsOf(reader.page);
    for (const [address, calls] of Object.entries(FIRST_CALLS)) {
      if (!mayOpen(address, role)) continue;
      asked.length = 0;
      await reader.open(address);
      await becomes(() => [address, ...calls.filter((call) => !asked.includes(call))], [address]);
    }
  });

claim('the first screen’s data are asked for once, with the answer to the sign-in', async () => {
  const verifier = await person();
  const asked = requestsOf(verifier.page);
  await verifier.open('/?next=%2Fadmin%2Fcustoms%3Fview%3Dlines');
  await verifier.signIn('verifier@northwood.example');
  await verifier.page.locator('tbody tr').first().waitFor();
  const data = FIRST_CALLS['/admin/customs?view=lines'] ?? [];
  expect(data).toHaveLength(1);
  expect(asked.filter((path) => data.includes(path))).toEqual(data);

  // And whoever comes back to it with the session the tab keeps.
  asked.length = 0;
  await verifier.page.reload();
  await verifier.page.locator('tbody tr[data-row]').first().waitFor();
  expect(asked.filter((path) => [...data, '/config.json'].includes(path))).toEqual(['/config.json', ...data]);
  const order = await verifier.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(order.indexOf('/config.json')).toBeLessThan(order.findIndex((path) => path.includes('/app.')));
});

const isApplication = (path: string): boolean => /\/assets\/(app|frame|texts-en)\./.test(path);

claim('the application comes while the sign-in form is only looked at', async () => {
  const guest = await person();
  const asked = requestsOf(guest.page);
  await guest.page.goto('/');
  await becomes(() => asked.filter(isApplication).length, 3);
});

claim('and waits for a touch where the person saves data', async () => {
  const guest = await person();
  const asked = requestsOf(guest.page);
  await guest.page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await guest.page.goto('/');
  await guest.page.locator('html[data-ready]').waitFor();
  // Whatever idle time was meant to bring would have been asked for by then.
  await guest.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })));
  expect(asked.filter(isApplication)).toEqual([]);
  await guest.page.getByLabel('Email').focus();
  await becomes(() => asked.filter(isApplication).length, 3);
});

claim('the sign-in form is gone from memory once it has done its work', async () => {
  const clerk = await person();
  await clerk.open('/');
  const form = await clerk.page.evaluateHandle(() => new WeakRef(document.forms[0] ?? document.body));
  await clerk.signIn(READERS.admin);
  const browser = await clerk.page.context().newCDPSession(clerk.page);
  await becomes(async () => {
    await browser.send('HeapProfiler.collectGarbage');
    return form.evaluate((held) => held.deref() === undefined);
  }, true);
});
