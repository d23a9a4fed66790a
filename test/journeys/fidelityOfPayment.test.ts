import { startCardStandIn, type CardStandIn } from '../../server/cardStandIn/startCardStandIn';
import { TEST_CARDS } from '../../server/cardStandIn/testCards';
import { cardSettings } from './setup/cardRoom';
import { startOwnProduct } from './setup/ownProduct';
import { isReplayed } from './setup/replayedWork';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';

const { person, claim } = openStage();
let standIn: CardStandIn;
let server: ServerProcess;

beforeAll(async () => {
  standIn = await startCardStandIn({ now: () => new Date() });
  server = await startOwnProduct('fidelity-payment', cardSettings(standIn));
});
afterAll(async () => {
  await server.stop();
  await standIn.close();
});

claim('a payment by card', () =>
  isReplayed(person, {
    url: server.url,
    email: 'user@blackwater.example',
    unknown: ['- paragraph: •••'],
    work: async (who, see) => {
      const { page } = who;
      await see('start');
      await who.goTo('Account and payments');
      await page.getByRole('heading', { name: 'Amount due' }).waitFor();
      await see('account');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await see('menu');
      await page.keyboard.press('Escape');
      await see('menu closed');
      await page.getByLabel('Show balance as of').fill('2026-01-31');
      await page.getByText('Balance on Jan 31, 2026').waitFor();
      await see('balance of a day');
      await who.goTo('Account and payments');
      await page.getByRole('heading', { name: 'Amount due' }).waitFor();
      await see('account again');
      await page
        .getByRole('link', { name: /^Pay now/ })
        .first()
        .click();
      const pay = page.getByRole('button', { name: /^Pay \$/ });
      await pay.waitFor();
      await see('payment');
      const fields = page.frameLocator('iframe[title="Secure payment input frame"]');
      await fields.getByLabel('Card number').fill(TEST_CARDS.good);
      await fields.getByLabel('Expiration date').fill('12 / 34');
      await fields.getByLabel('Security code').fill('123');
      await see('card typed');
      await pay.click();
      await page.getByRole('heading', { level: 1, name: 'Payment received' }).waitFor();
      await see('received');
      await who.goTo('Account and payments');
      await page.getByRole('heading', { name: 'Account and payments', level: 1 }).waitFor();
      await see('account after it');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await see('notifications');
      await page.keyboard.press('Escape');
      await see('notifications closed');
    },
  }),
);
