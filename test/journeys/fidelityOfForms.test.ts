import { pdf } from './setup/files';
import { startOwnProduct } from './setup/ownProduct';
import { isReplayed } from './setup/replayedWork';
import type { ServerProcess } from './setup/serverProcess';
import { openStage } from './setup/stage';
import { attachEvidence, certify, claimLines, submitButton } from './setup/writeClaim';
import { confirmAll, goOn, quantityOf } from './setup/writeReport';

const { person, claim } = openStage();
let server: ServerProcess;

beforeAll(async () => {
  server = await startOwnProduct('fidelity-forms');
});
afterAll(() => server.stop());

claim('a claim, from its first page to its receipt', () =>
  isReplayed(person, {
    url: server.url,
    email: 'user@cedarline.example',
    unknown: [],
    work: async (who, see) => {
      const { page } = who;
      const next = () => page.getByRole('button', { name: 'Continue', exact: true }).click();
      await see('start');
      await who.goTo('New refund claim');
      await see('first page');
      await page.getByRole('radiogroup', { name: 'Fiscal year' }).locator('label').first().click();
      await see('year chosen');
      await page.getByText('Annual exempt quantity', { exact: true }).click();
      await see('reason chosen');
      await next();
      await claimLines(who).first().waitFor();
      await see('lines');
      await page.getByRole('button', { name: 'Clear selection' }).click();
      await see('no line chosen');
      await next();
      await see('a fault');
      await claimLines(who).first().check();
      await see('one line chosen');
      await next();
      await see('evidence asked for');
      await attachEvidence(who);
      await see('applicant');
      await page.getByLabel('Name', { exact: true }).fill('Ellen Marsh');
      await page.getByLabel('Job title').fill('Import manager');
      await page.getByLabel('Business phone').fill('+1 555 0123');
      await page.getByLabel('Email address').fill('user@cedarline.example');
      await see('applicant named');
      await next();
      await see('review');
      await certify(who);
      await see('certified');
      await submitButton(who).click();
      await page.getByRole('heading', { level: 1, name: 'Claim submitted' }).waitFor();
      await see('receipt');
    },
  }),
);

claim('a report, from its lines to its receipt', () =>
  isReplayed(person, {
    url: server.url,
    email: 'user@lakeheadsawmills.example',
    unknown: [],
    work: async (who, see) => {
      const { page } = who;
      await see('start');
      await who.goTo('Assessment reports');
      await see('reports');
      await page.getByRole('link', { name: /^Continue draft/ }).click();
      await quantityOf(who, 1).waitFor();
      await see('draft');
      await quantityOf(who, 1).fill('1,234.5');
      await see('quantity typed');
      await page.getByText(/^Saved/).waitFor();
      await see('saved');
      await page.getByRole('button', { name: 'Upload a spreadsheet' }).click();
      await see('panel for a file');
      await goOn(who);
      await page.getByRole('link', { name: 'Line 2: Enter a quantity.' }).waitFor();
      await see('refused');
      await quantityOf(who, 2).fill('100');
      await see('second quantity');
      await goOn(who);
      await page.locator('#checks').waitFor();
      await see('checks');
      await confirmAll(who);
      await see('warnings confirmed');
      await goOn(who);
      await page.getByLabel('Name', { exact: true }).waitFor();
      await see('certification');
      await page.getByLabel('Name', { exact: true }).fill('Ida Sorenson');
      await see('name typed');
      await page.getByRole('checkbox', { name: /^I certify that this report/ }).check();
      await see('certified');
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await page.locator('#checks').waitFor();
      await see('back at the checks');
    },
  }),
);

claim('an application for an exemption', () =>
  isReplayed(person, {
    url: server.url,
    email: 'user@pinegrove.example',
    unknown: [],
    work: async (who, see) => {
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
      await page.getByText('2,000.5 MBF').waitFor();
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
      await page.getByLabel('Job title', { exact: true }).waitFor();
      await see('review');
      await page.getByLabel('Job title', { exact: true }).fill('Controller');
      await page.getByLabel('Phone').fill('207-555-0101');
      await see('signer');
    },
  }),
);
