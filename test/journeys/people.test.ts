import { z } from 'zod';
import { makeAccount, newestMail, OWN_PASSWORD } from './setup/ownAccount';
import { axeFindings } from './setup/axe';
import { passwordIn } from '../server/setup/outbox';
import { createClient } from '../server/setup/testClient';
import type { Person } from './setup/person';
import { settle } from './setup/screens';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';
import {
  attachEvidence,
  certify,
  chooseBasis,
  chooseLines,
  nameApplicant,
  submitClaim,
} from './setup/writeClaim';

const { url, person, claim } = openStage({ inSteps: true });
const COLLEAGUE = 'user@harborpine.example';
const email = `preparer-${Date.now().toString(36)}@harborpine.example`;
let signer: Person;
let preparer: Person;

const faults = async (who: Person): Promise<readonly string[]> => {
  await settle(who);
  return [...(await axeFindings(who.page)), ...(await tooWide(who.page))];
};

claim('one who manages people invites a colleague who prepares', async () => {
  const account = await makeAccount(url, 'signer', 'user', COLLEAGUE);
  signer = await person();
  await signer.open('/');
  await signer.signIn(account.email, { password: account.password });
  await signer.open('/myaccount/people');
  expect(await faults(signer)).toEqual([]);
  await signer.page.getByRole('link', { name: 'Invite person' }).click();
  await signer.sees('Invite person');
  expect(await faults(signer)).toEqual([]);
  await signer.page.getByLabel('First name').fill('Pat');
  await signer.page.getByLabel('Last name').fill('Lee');
  await signer.page.getByLabel('Email').fill(email);
  expect(await signer.page.getByLabel('Prepare', { exact: true }).isChecked()).toBe(true);
  const invited = signer.receives(/We invited Pat Lee/);
  await signer.page.getByRole('button', { name: 'Send invitation' }).click();
  await invited;
  await signer.page.getByText(email, { exact: true }).waitFor();
});

claim('the preparer writes a claim and sends it to a signer; there is no button to submit it', async () => {
  const client = createClient(url);
  const temporary = passwordIn(await newestMail(url, email, 'account-invited'));
  await client.signIn(email, temporary);
  await client.post('/api/authenticate/resetTemporaryPassword', {
    currentPassword: temporary,
    newPassword: OWN_PASSWORD,
  });
  preparer = await person();
  await preparer.open('/');
  await preparer.signIn(email, { password: OWN_PASSWORD });
  await chooseBasis(preparer);
  await chooseLines(preparer, 1);
  await attachEvidence(preparer);
  await nameApplicant(preparer);
  await preparer.page.getByText(/^A colleague with the “Sign and submit” permission checks/).waitFor();
  expect(await preparer.page.getByRole('button', { name: 'Submit refund claim' }).count()).toBe(0);
  expect(await faults(preparer)).toEqual([]);
  const sent = preparer.receives(/signers were notified/);
  await preparer.page.getByRole('button', { name: 'Send to a signer' }).click();
  await sent;
  await preparer.page.getByText('Ready to sign').waitFor();
});

claim('the signer opens it, certifies it, and submits it', async () => {
  await signer.open('/refunds');
  await signer.page.getByText('Prepared by Pat Lee').waitFor();
  expect(await faults(signer)).toEqual([]);
  await signer.page.getByRole('link', { name: /^Check and sign:/ }).click();
  await signer.page.getByRole('button', { name: 'Submit refund claim' }).waitFor();
  await certify(signer);
  expect(await submitClaim(signer)).toMatch(/^RF-/);
});

const goOn = ({ page }: Person) => page.getByRole('button', { name: 'Continue', exact: true }).click();

claim('an exemption application goes to a signer, back to its preparer, and is signed', async () => {
  await preparer.open('/exemptions/create');
  await preparer.page.getByText('Export', { exact: true }).click();
  await goOn(preparer);
  await preparer.page.getByLabel('Exported quantity per year').fill('10');
  await preparer.page.getByLabel('Total quantity per year').fill('20');
  await preparer.page.getByLabel('Destinations').fill('Japan');
  await goOn(preparer);
  await goOn(preparer);
  await preparer.page.getByLabel('Job title', { exact: false }).fill('Clerk');
  await preparer.page.getByLabel('Phone', { exact: false }).fill('+1 555 0123');
  expect(await preparer.page.getByRole('button', { name: 'Submit application' }).count()).toBe(0);
  expect(await faults(preparer)).toEqual([]);
  await preparer.page.getByRole('button', { name: 'Send to a signer' }).click();
  await preparer.page.getByText('Ready to sign').waitFor();
  expect(await faults(preparer)).toEqual([]);

  await signer.open('/exemptions');
  await signer.page.getByText('Prepared by Pat Lee').waitFor();
  expect(await faults(signer)).toEqual([]);
  await signer.page.getByRole('button', { name: /^Return to preparer:/ }).click();
  await signer.page.getByRole('dialog').getByRole('button', { name: 'Return to preparer' }).click();
  await signer.page.getByText('Prepared by Pat Lee').waitFor({ state: 'detached' });

  await preparer.open('/notifications');
  await preparer.page
    .getByText(/returned the exemption application that you prepared/)
    .first()
    .waitFor();
  await preparer.open('/exemptions');
  await preparer.page.getByRole('link', { name: /^Continue draft:/ }).click();
  await preparer.page.getByRole('button', { name: /Review and submit/ }).click();
  await preparer.page.getByRole('button', { name: 'Send to a signer' }).click();
  await preparer.page.getByText('Ready to sign').waitFor();

  await signer.page.reload();
  await signer.page.getByRole('link', { name: /^Check and sign:/ }).click();
  await signer.page.getByText('Prepared by Pat Lee').waitFor();
  await signer.page.getByRole('button', { name: /Review and submit/ }).click();
  await signer.page.getByLabel('The information above is true and complete.').check();
  await signer.page.getByLabel('I am authorized to apply for the company.').check();
  await signer.page.getByRole('button', { name: 'Submit application' }).click();
  await signer.sees('Application submitted');
});

claim('a permission that changes is in effect at the preparer’s next action', async () => {
  const { people } = z
    .object({ people: z.array(z.looseObject({ id: z.string(), email: z.string(), version: z.number() })) })
    .parse((await (await signedInSigner()).get('/api/people')).body.data);
  const found = people.find((each) => each.email === email);
  preparer.watch.expectStatuses(401);
  const changed = await (
    await signedInSigner()
  ).post(`/api/people/${found?.id ?? ''}/permissions`, { version: found?.version, permissions: [] });
  expect(changed.status).toBe(200);
  await preparer.goTo('Home');
  await preparer.goTo('New refund claim');
  await preparer.page.getByText(/^You can view this but not change it/).waitFor();
});

claim('access that ends is gone within a second', async () => {
  preparer.watch.expectStatuses(401);
  await signer.open('/myaccount/people');
  await signer.page.getByRole('button', { name: 'End access: Pat Lee' }).click();
  const dialog = signer.page.getByRole('dialog');
  expect(await axeFindings(signer.page)).toEqual([]);
  const ended = signer.receives(/no longer has access/);
  await dialog.getByRole('button', { name: 'End access' }).click();
  await ended;
  // A screen that asks the server for nothing shows nothing new; the next request ends the session.
  await preparer.page.reload();
  await preparer.sees('Sign in');
});

let manager: ReturnType<typeof createClient> | undefined;

/** The person who has managed the company's people from the beginning, without a browser. */
async function signedInSigner(): Promise<ReturnType<typeof createClient>> {
  if (manager === undefined) {
    manager = createClient(url);
    await manager.signIn(COLLEAGUE, 'northwood demo 2026');
  }
  return manager;
}
