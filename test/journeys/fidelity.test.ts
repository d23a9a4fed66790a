import { startOwnProduct } from './setup/ownProduct';
import { isReplayed } from './setup/replayedWork';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';

const { person, claim } = openStage();
let server: ServerProcess;

beforeAll(async () => {
  server = await startOwnProduct('fidelity');
});
afterAll(() => server.stop());

claim('dialogs and menus', () =>
  isReplayed(person, {
    url: server.url,
    email: 'admin@northwood.example',
    unknown: [
      // A text that is not kept on the device.
      '- textbox "Reason for rejection": •••••••••••••••••',
    ],
    work: async (who, see) => {
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
    },
  }),
);

claim('another language', () =>
  isReplayed(person, {
    url: server.url,
    email: 'user@lakehead.example',
    unknown: [],
    work: async (who, see) => {
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
    },
  }),
);

claim('an approval', () =>
  isReplayed(person, {
    url: server.url,
    email: 'approver@northwood.example',
    unknown: [
      // The board's sentence in a text that is not kept on the device.
      `- textbox "Reason for rejection": ${'•'.repeat(73)}`,
    ],
    work: async (who, see) => {
      const { page } = who;
      const dialog = page.getByRole('dialog');
      await see('start');
      await who.goTo('Refund claims');
      await see('queue');
      await page
        .locator('[data-row]')
        .filter({ hasText: 'Verified' })
        .first()
        .locator('[data-row-link]')
        .click();
      await page.getByRole('button', { name: 'Reject claim', exact: true }).waitFor();
      await see('record');
      await page.getByRole('button', { name: 'Reject claim', exact: true }).click();
      await see('rejection');
      await dialog.getByRole('button', { name: 'Reject claim' }).click();
      await page.locator('select[aria-invalid="true"]').waitFor();
      await see('no reason given');
      await page.locator('#reason-code').selectOption('outside-window');
      await see('reason given');
      await page.getByRole('button', { name: 'Filed after the last day to claim' }).click();
      await see('sentence of the board');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await see('rejection put away');
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('?');
      await see('keys');
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('a');
      await see('approval');
      await dialog.getByRole('button', { name: /^Approve \$/ }).click();
      await page.getByText(/^(Claim approved\.|Approv.* · Next: )/).waitFor();
      await see('approved');
      await who.goTo('Refund claims');
      await see('queue again');
      await who.goTo('Home');
      await see('start again');
    },
  }),
);
