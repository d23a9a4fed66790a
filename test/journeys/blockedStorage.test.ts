import { openStage } from './setup/stage';

const { person, claim } = openStage();

claim('H98 a browser that blocks storage shows the portal for as long as the page lives', async () => {
  const user = await person();
  const { page } = user;
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await user.open('/');
  await user.signIn('user@cedarline.example');
  await user.sees('Home');
  await user.goTo('Refund claims');
  await user.sees('Refund claims');
  await user.signOut();
  // Nothing was kept, so an address typed by hand asks to sign in; it is not blank.
  await user.open('/refunds');
  await user.sees('Sign in');
});
