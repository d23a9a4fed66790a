import { screenFaults } from './setup/screenFaults';
import { screensOf } from './setup/screens';
import { openStage } from './setup/stage';

const { person, claim } = openStage();

/** Between them they see every screen of a company, empty and full. */
const READERS = ['user@pinegrove.example', 'user@boreal.example'];
const GUESTS = [
  ...['/', '/home', '/contact', '/register', '/ForgotPassword', '/resetpassword', '/nowhere'],
  ...['/unauthorized', '/unauthorized?page=adminusers', '/help/access', '/outbox'],
];

for (const email of READERS)
  claim(`axe finds nothing on any screen of ${email}, and none is wider than 320 pixels`, async () => {
    const reader = await person();
    await reader.open('/');
    await reader.signIn(email);
    expect(await screenFaults(reader, await screensOf(reader, 'user'))).toEqual([]);
  });

claim('axe finds nothing on any screen of a visitor, and none is wider than 320 pixels', async () => {
  const guest = await person();
  guest.watch.expectFailures('/nowhere');
  const screens = GUESTS.map((address) => ({ name: address, address }));
  expect(await screenFaults(guest, screens)).toEqual([]);
});
