import { becomes } from './setup/eventually';
import { openStage } from './setup/stage';

const { person, claim } = openStage();

claim(
  'H19 signing out in one tab signs out the other at once, and the next person is not mixed with the last',
  async () => {
    const user = await person();
    const sockets = new Set<string>();
    await user.open('/');
    await user.signIn('verifier@northwood.example', { remember: true });
    const other = await user.context.newPage();
    other.on('websocket', (socket) => {
      sockets.add(socket.url());
      socket.on('close', () => sockets.delete(socket.url()));
    });
    const calls: string[] = [];
    await other.goto('/admin/refunds?view=all');
    await other.getByText('Live', { exact: true }).waitFor();
    await becomes(() => sockets.size, 1);
    await other.locator('[data-row]').first().waitFor();

    await user.signOut();
    other.on('request', (request) => calls.push(request.headers()['authorization'] ?? ''));
    await other.getByLabel('Email').waitFor();
    await other.waitForTimeout(500);
    await becomes(() => sockets.size, 0);
    expect(calls.filter((authorization) => authorization !== '')).toEqual([]);

    await user.signIn('user@pinegrove.example', { remember: true });
    expect(await other.locator('body').innerText()).not.toMatch(/Marta|Lindqvist/);
    await other.reload();
    await other.getByRole('button', { name: 'Account menu: Walter Pruitt' }).waitFor();
    expect(await other.locator('body').innerText()).not.toMatch(/Marta|Lindqvist/);
  },
);
