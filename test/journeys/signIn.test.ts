import { axeFindings } from './setup/axe';
import { afterClosing, hasFocus, sessionPlaces } from './setup/browsers';
import { openStage } from './setup/stage';

const { person, claim } = openStage();

claim('the sign-in page says what is missing, beside the field, and axe finds nothing', async () => {
  const guest = await person();
  await guest.open('/');
  expect(await axeFindings(guest.page)).toEqual([]);
  await guest.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const email = guest.page.getByLabel('Email');
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  expect(await hasFocus(email)).toBe(true);
  expect(await axeFindings(guest.page)).toEqual([]);
});

claim('a wrong password is refused with a sentence, and what was typed stays', async () => {
  const guest = await person();
  guest.watch.expectStatuses(401);
  await guest.open('/');
  await guest.page.getByLabel('Email').fill('user@cedarline.example');
  await guest.page.getByLabel('Password', { exact: true }).fill('not the password at all');
  await guest.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const refusal = guest.page.getByRole('alert').filter({ hasText: /\w/ });
  await refusal.waitFor();
  expect(await refusal.innerText()).toMatch(/\w+ .*\./);
  expect(await guest.page.getByLabel('Email').inputValue()).toBe('user@cedarline.example');
  expect(await axeFindings(guest.page)).toEqual([]);
});

claim('H64 a blank pasted around the address does no harm', async () => {
  const user = await person();
  await user.open('/');
  await user.signIn('  User@Cedarline.example ');
  expect(user.address()).toBe('/home');
});

claim('H65 remembered, the session outlives the browser; not remembered, it ends with it', async () => {
  const first = await person();
  await first.open('/');
  await first.signIn('user@cedarline.example', { remember: true });
  expect(await sessionPlaces(first.page)).toEqual(['local']);

  const second = await person({ storageState: await afterClosing(first.context) });
  await second.open('/home');
  await second.page.getByRole('button', { name: 'Account of Ellen Marsh' }).waitFor();
  await second.signOut();
  expect(await sessionPlaces(second.page)).toEqual([]);

  await second.signIn('user@cedarline.example');
  expect(await sessionPlaces(second.page)).toEqual(['session']);
  const third = await person({ storageState: await afterClosing(second.context) });
  await third.open('/refunds');
  expect(third.address()).toBe('/?next=%2Frefunds');
});

claim('H47 nonsense where the session is kept means signed out, and the page works', async () => {
  const guest = await person();
  await guest.open('/contact');
  for (const nonsense of ['', 'null', '{"token":', '[]', '"text"', '{"token":"a.b.c","roles":"admin"}']) {
    await guest.page.evaluate((text) => {
      localStorage.setItem('auth', text);
    }, nonsense);
    await guest.open('/refunds');
    expect(guest.address()).toBe('/?next=%2Frefunds');
    expect(await sessionPlaces(guest.page)).toEqual([]);
  }
});
