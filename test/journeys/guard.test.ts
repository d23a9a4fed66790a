import { ROUTES } from '../../src/routing/routes';
import { takesFocus } from './setup/browsers';
import { becomes } from './setup/eventually';
import { openStage } from './setup/stage';

const { person, claim } = openStage();

interface Row {
  readonly name: string;
  readonly path: string;
  readonly roles: readonly string[];
}

/** What becomes of an address: it stays, or the visitor is led elsewhere. */
function outcome({ name, path, roles: allowed }: Row, role: string): string {
  if (allowed.length === 1 && allowed[0] === 'none') return '/home';
  if (path === '/') return '/home';
  return allowed.includes('none') || allowed.includes(role) ? path : `/unauthorized?page=${name}`;
}

const ACCOUNTS = {
  user: 'user@cedarline.example',
  verifier: 'verifier@northwood.example',
  approver: 'approver@northwood.example',
  readonly: 'readonly@northwood.example',
  admin: 'admin@northwood.example',
};

claim('a visitor opens what is open to all, and is asked to sign in for the rest', async () => {
  const guest = await person();
  for (const { path, roles } of ROUTES) {
    await guest.open(path);
    const isOpen = roles.some((role) => role === 'none');
    await guest.arrivesAt(isOpen ? path : `/?next=${encodeURIComponent(path)}`);
  }
});

const STAFF = ['verifier', 'approver', 'readonly', 'admin'];

/** Whether the roles of staff differ on an address; where they agree, the administrator's walk shows what becomes of it for all. */
function staffDiffer({ roles }: Row): boolean {
  const held = STAFF.filter((role) => roles.includes(role));
  return held.length > 0 && held.length < STAFF.length;
}

const walkOf = (role: string): readonly Row[] =>
  role === 'user' || role === 'admin' ? ROUTES : ROUTES.filter(staffDiffer);

for (const [role, email] of Object.entries(ACCOUNTS))
  claim(`every typed address does for the role ${role} what the table of routes says`, async () => {
    const visitor = await person();
    await visitor.open('/');
    await visitor.signIn(email, { remember: true });
    for (const route of walkOf(role)) {
      await visitor.open(route.path);
      // A claim that begins has the key of its draft in the address; a verifier's queue opens on their own claims, the list of
      // exemptions on what is to be decided.
      const shown = () =>
        visitor.address().replace(/\?(draft=[\w-]+|assignee=mine|status=Submitted%2CInReview)$/, '');
      await becomes(() => [route.path, shown()], [route.path, outcome(route, role)]);
    }
  });

claim('H63 other spellings of an address open the same screen, and no other', async () => {
  const verifier = await person();
  await verifier.open('/');
  await verifier.signIn('verifier@northwood.example');
  for (const spelling of ['/admin/customs/', '/Admin/Customs', '/admin//customs']) {
    await verifier.open(spelling);
    await verifier.arrivesAt('/admin/customs');
    const marked = verifier.page.locator('nav [aria-current="page"]');
    await becomes(() => marked.first().innerText(), 'Customs data');
  }
  await verifier.open('/forgotpassword');
  await verifier.arrivesAt('/home');
  for (const spelling of ['/ADMIN/Configuration/', '/admin//configuration']) {
    await verifier.open(spelling);
    await verifier.arrivesAt('/unauthorized?page=adminconfiguration');
    await verifier.page.getByText('Only an administrator can open the page “Configuration.”').waitFor();
  }
  verifier.watch.expectStatuses(404);
  await verifier.open('/nowhere/at-all');
  await verifier.sees('Page not found');
});

claim('H38 after signing out, back and forward show nothing of what was there', async () => {
  const user = await person();
  await user.open('/');
  await user.signIn('user@cedarline.example');
  await user.goTo('Refund claims');
  await user.page.getByText('Ellen').first().waitFor({ state: 'attached' });
  await user.signOut();
  for (const step of ['goBack', 'goBack', 'goForward'] as const) {
    await user.page[step]();
    await user.page.getByLabel('Email').waitFor();
    expect(await user.page.locator('body').innerText()).not.toMatch(/Cedarline|Ellen|RF-?\d/);
  }
});

claim('back, forward and reload pass the guard as links do', async () => {
  const user = await person();
  await user.open('/');
  await user.signIn('user@cedarline.example');
  await user.goTo('Exemptions');
  await user.page.evaluate(() => {
    history.pushState(null, '', '/admin/configuration');
    history.pushState(null, '', '/exemptions');
  });
  await user.page.goBack();
  await user.page.waitForURL(/\/unauthorized\?page=adminconfiguration$/);
  await user.page.reload();
  await user.sees('You don’t have access to this page');
});

claim('H49 a deep link asked for before signing in is where one arrives, to the last letter', async () => {
  const user = await person();
  await user.open('/');
  await user.signIn('user@cedarline.example');
  await user.goTo('Refund claims');
  const link = user.page.locator('[data-row-link]').first();
  const address = `${(await link.getAttribute('href')) ?? ''}&tab=notes%20%26%20files#log`;
  const number = new RegExp(await link.innerText());
  await link.click();
  await user.page.getByRole('heading', { level: 1, name: number }).waitFor();
  await user.signOut();
  await user.open(address);
  await user.signIn('user@cedarline.example');
  for (const look of ['arrival', 'reload']) {
    if (look === 'reload') await user.page.reload();
    await user.page.getByRole('heading', { level: 1, name: number }).waitFor();
    await user.arrivesAt(address);
  }
});

claim('H39 each navigation has its own title, and the focus goes to its heading', async () => {
  const user = await person();
  await user.open('/');
  await user.signIn('user@cedarline.example');
  const isHeaded = async (heading: RegExp): Promise<string> => {
    await user.sees(heading);
    await takesFocus(user.heading());
    await becomes(() => user.page.title(), expect.stringMatching(heading));
    return user.page.title();
  };
  await user.sees('Home');
  await becomes(() => user.page.title(), expect.stringContaining('Home'));
  await user.goTo('Refund claims');
  const title = await isHeaded(/^Refund claims/);
  const record = user.page.locator('[data-row-link]').first();
  const number = await record.innerText();
  await record.press('Enter');
  expect(await isHeaded(new RegExp(number))).not.toBe(title);
  await user.page.goBack();
  expect(await isHeaded(/^Refund claims/)).toBe(title);
});
