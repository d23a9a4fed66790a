import { startCardStandIn, type CardStandIn } from '../../server/cardStandIn/startCardStandIn';
import { cardSettings } from './setup/cardRoom';
import { pdf } from './setup/files';
import { asTallAs, type Moment, lookAt, saveLog, stepsOf, walk, WAYS } from './setup/moments';
import { startOwnProduct } from './setup/ownProduct';
import type { Person } from './setup/person';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';

const { person, claim } = openStage();
let standIn: CardStandIn;
let server: ServerProcess;

beforeAll(async () => {
  standIn = await startCardStandIn({ now: () => new Date() });
  server = await startOwnProduct('fidelity', cardSettings(standIn));
});
afterAll(async () => {
  await server.stop();
  await standIn.close();
});

/** A person works and is recorded; each moment looked at is found again in the replay, whichever way its step is reached. */
async function isReplayed(
  email: string,
  work: (who: Person, see: (name: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const who = await person({ baseURL: server.url });
  await who.open('/?record');
  await who.signIn(email);
  const moments: Moment[] = [];
  await work(who, async (name) => {
    moments.push(await lookAt(who, name));
  });
  expect(moments.length).toBeGreaterThanOrEqual(12);
  const log = await saveLog(who);
  const steps = stepsOf(log, moments);
  await who.context.close();
  const reader = await person({ baseURL: server.url, viewport: { width: 1900, height: 1300 } });
  await reader.page.goto('/replay');
  await reader.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'seen.jsonl', mimeType: 'text/plain', buffer: Buffer.from(log) });
  await reader.page.getByText(/\d+ recorded hashes compared: all match/).waitFor();
  await asTallAs(reader.page, 900);
  const differences: string[] = [];
  for (const way of WAYS) {
    const found = await walk(reader.page, way, moments, steps);
    differences.push(...found.differences);
  }
  expect(differences.join('\n\n')).toBe('');
}

claim('dialogs and menus', () =>
  isReplayed('admin@northwood.example', async (who, see) => {
    const { page } = who;
    await who.goTo('Refund claims');
    await see('list');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await see('more menu');
    await page.keyboard.press('Escape');
    await see('menu closed');
    await page.keyboard.press('?');
    await see('keys');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await see('account menu');
    await page.keyboard.press('Escape');
    await see('account menu closed');
    await page.getByRole('button', { name: 'Search or go to…' }).click();
    await see('palette');
    await page.keyboard.press('Escape');
    await page.locator('[data-row-link]').first().click();
    await who.heading().waitFor();
    await see('record');
    await page.getByRole('button', { name: 'Reject claim', exact: true }).click();
    await see('dialog');
    await page.locator('#reason-code').selectOption('outside-window');
    await see('reason chosen');
    await page.getByRole('dialog').getByRole('textbox').fill('Too old, I think.');
    await see('reason written');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await see('dialog closed');
  }),
);

claim('an application for an exemption', () =>
  isReplayed('user@pinegrove.example', async (who, see) => {
    const { page } = who;
    const next = () => page.getByRole('button', { name: 'Continue', exact: true }).click();
    await who.goTo('Exemptions');
    await see('no certificate');
    await page.getByRole('link', { name: 'Apply for an exemption' }).click();
    await see('kinds');
    await next();
    await page.getByRole('alert').getByText('Choose a type of exemption.').first().waitFor();
    await see('no kind chosen');
    await page.getByText('Certified organic', { exact: true }).click();
    await see('kind chosen');
    await next();
    await page.getByLabel('Organic quantity per year', { exact: true }).waitFor();
    await see('details');
    await page.getByLabel('Organic quantity per year', { exact: true }).fill('1,200.5');
    await page.getByLabel('Non-organic quantity per year').fill('800');
    await page.getByLabel('Total quantity per year').fill('2,000.5');
    await see('quantities');
    await page.getByLabel('Organic certifier').fill('Northern Forest Certifiers');
    await page.getByLabel('Organic certificate number').fill('NFC-77120');
    await page.getByLabel('Organic certificate end date').fill('2099-12-31');
    await see('certifier');
    for (const tick of [/organic system plan/, /labeled organic/, /subject to the assessment/])
      await page.getByLabel(tick).check();
    await see('statements');
    await next();
    await see('documents');
    await page.getByLabel('Attach: certificate').setInputFiles(pdf('organic-certificate.pdf'));
    await page.getByText('organic-certificate.pdf').waitFor();
    await see('document attached');
    await next();
    await page.getByLabel('Title', { exact: true }).waitFor();
    await see('review');
    await page.getByLabel('Title', { exact: true }).fill('Controller');
    await page.getByLabel('Phone').fill('207-555-0101');
    await see('signer');
  }),
);

claim('another language', () =>
  isReplayed('user@lakehead.example', async (who, see) => {
    const { page } = who;
    await see('start');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await see('menu');
    await page.getByRole('menuitem', { name: 'Français' }).click();
    await page.getByRole('heading', { level: 1, name: 'Accueil' }).waitFor();
    await see('French');
    const open = async (name: string) => {
      await page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click();
      await see(name);
    };
    await open('Demandes de remboursement');
    await page.locator('[data-row-link]').first().click();
    await see('claim');
    await open('Exemptions');
    await open('Déclarations');
    await page.getByRole('button', { name: /^Menu du compte/ }).click();
    await see('French menu');
    await page.getByRole('menuitem', { name: /Sombre/ }).click();
    await see('dark');
    await page.getByRole('button', { name: /^Menu du compte/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Assessment reports' }).waitFor();
    await see('English again');
    await who.goTo('Refund claims');
    await see('claims in English');
    await who.goTo('Home');
    await see('home in English');
  }),
);
