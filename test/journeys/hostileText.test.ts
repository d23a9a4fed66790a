import { openStage } from './setup/stage';
import { sampleRegistration } from '../server/setup/sampleRegistration';

const { url, person, claim } = openStage();

/** Texts that were programs, styles or frames if anything on the way took them for more than letters. */
const PAYLOADS = [
  '<img src=x onerror="window.__hit=1">',
  '<svg onload="window.__hit=1"><circle r=1></svg>',
  '<iframe srcdoc="<script>parent.__hit=1</script>"></iframe>',
  '<script>window.__hit=1</script>',
  '<div style="position:fixed;inset:0">x</div>',
  '<style>body{display:none}</style>',
  '<form action="//evil.test"><button>x</button></form>',
  '<base href="//evil.test">',
  '<a href="javascript:window.__hit=1">x</a>',
  '<math><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=__hit=1&gt;">',
  '<object data="//evil.test"></object><embed src="//evil.test">',
  '<link rel=stylesheet href="//evil.test/a.css">',
  '<template><img src=x onerror="window.__hit=1"></template>',
  '<details open ontoggle="window.__hit=1">x</details>',
  '<input autofocus onfocus="window.__hit=1">',
  '<video><source onerror="window.__hit=1"></video>',
  '"><img src=//evil.test/p.png>',
  "'-window.__hit=1-'",
  '{{constructor.constructor("window.__hit=1")()}}',
  '<meta http-equiv=refresh content="0;url=//evil.test">',
];

async function registerCompany(legalName: string, n: number): Promise<number> {
  const response = await fetch(`${url}/api/UserManager/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      sampleRegistration(`hostile${n}@letters.example`, { legalName, message: legalName }),
    ),
  });
  return response.status;
}

claim(
  'edge 35, H01, 50 names that are programs are letters in live messages, lists and records, and nothing runs',
  async () => {
    const admin = await person();
    const outside: string[] = [];
    admin.page.on('request', (request) => {
      if (!request.url().startsWith(url) && /^https?:/.test(request.url())) outside.push(request.url());
    });
    await admin.open('/');
    await admin.signIn('admin@northwood.example');
    await admin.page.getByText('Live', { exact: true }).waitFor();
    for (const [n, payload] of PAYLOADS.entries()) {
      const received = admin.alerts().filter({ hasText: payload }).first().waitFor();
      expect(await registerCompany(payload, n)).toBe(200);
      await received;
    }
    await admin.open('/admin/companies?search=%3C');
    await admin.page
      .getByText(PAYLOADS[0] ?? '')
      .first()
      .waitFor();
    expect(await admin.page.evaluate(() => '__hit' in window)).toBe(false);
    expect(outside).toEqual([]);
    expect(await admin.page.locator('iframe, object, embed, base, main form[action]').count()).toBe(0);
  },
);

claim('48 a script that gets into the page all the same does not run, and the policy says so', async () => {
  const guest = await person();
  await guest.open('/');
  const refused = await guest.page.evaluate(() => {
    const script = () => document.head.appendChild(document.createElement('script'));
    const ways: Readonly<Record<string, () => unknown>> = {
      text: () => (script().textContent = 'window.__hit = 1'),
      child: () => {
        script().append('window.__hit = 2');
      },
      address: () => (script().src = 'data:text/javascript,window.__hit=3'),
      markup: () =>
        (document.body.appendChild(document.createElement('p')).innerHTML = '<img src=x onerror="__hit=4">'),
    };
    return Object.entries(ways).flatMap(([name, way]) => {
      try {
        way();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['text', 'child', 'address', 'markup']);
  await guest.page.waitForTimeout(500);
  expect(await guest.page.evaluate(() => '__hit' in window)).toBe(false);
  expect(
    guest.watch.takeFaults().filter((fault) => fault.includes('policy violation')).length,
  ).toBeGreaterThanOrEqual(4);
});
