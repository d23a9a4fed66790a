import { axeFindings } from './setup/axe';
import type { Person } from './setup/person';
import { screensOf, settle, type Screen } from './setup/screens';
import { openStage } from './setup/stage';
import { tooWide } from './setup/width';

const { person, claim } = openStage();

/** Between them they see every screen, empty and full. */
const READERS = {
  'user@pinegrove.example': 'user',
  'user@boreal.example': 'user',
  'admin@northwood.example': 'admin',
};
const GUESTS = [
  ...['/', '/home', '/contact', '/register', '/ForgotPassword', '/resetpassword', '/nowhere'],
  ...['/unauthorized', '/unauthorized?page=adminusers', '/help/access', '/outbox'],
];

async function faultsOf(who: Person, screens: readonly Screen[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, address } of screens) {
    await who.open(address);
    await settle(who);
    const found = [...(await axeFindings(who.page)), ...(await tooWide(who.page))];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

for (const [email, role] of Object.entries(READERS))
  claim(`axe finds nothing on any screen of ${email}, and none is wider than 320 pixels`, async () => {
    const reader = await person();
    await reader.open('/');
    await reader.signIn(email);
    expect(await faultsOf(reader, await screensOf(reader, role))).toEqual([]);
  });

claim('axe finds nothing on any screen of a visitor, and none is wider than 320 pixels', async () => {
  const guest = await person();
  const screens = GUESTS.map((address) => ({ name: address, address }));
  expect(await faultsOf(guest, screens)).toEqual([]);
});
