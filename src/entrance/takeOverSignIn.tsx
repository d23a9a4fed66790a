import { hydrateRoot, type Root } from 'react-dom/client';
import { sendSignIn } from '../api/sendSignIn';
import type { Credentials, SignInOutcome } from '../api/signInOutcome';
import type { RunningApp } from '../app/startApp';
import {
  isDarkNow,
  keepDeviceSettings,
  readDeviceSettings,
  showDeviceSettings,
} from '../browser/deviceSettings';
import type { AppConfig } from '../browser/readConfig';
import { otherLanguage, type Language } from '../i18n/language';
import { signInTexts } from '../i18n/signInTexts';
import { SignInPage, type SignInPorts } from '../screens/signIn/SignInPage';

interface Entrance {
  readonly container: HTMLElement;
  readonly language: Language;
  readonly config: Promise<AppConfig>;
  readonly loadApp: () => Promise<RunningApp>;
}

/**
 * Takes over the sign-in form that index.html carries: same elements, so nothing moves and no typed letter is lost. The
 * application begins to load with the first touch of the form, and a press kept from before is carried out now.
 */
export function takeOverSignIn({ container, language, config, loadApp }: Entrance): void {
  const page = document.documentElement;
  const begin = (): void => void loadApp().catch(() => undefined);

  async function signIn(credentials: Credentials): Promise<SignInOutcome> {
    begin();
    const { apiBaseUrl } = await config;
    // The request leaves at once; the application, which reads the answer, comes meanwhile.
    const answer = sendSignIn(
      { baseUrl: apiBaseUrl, fetch: (...call) => fetch(...call) },
      credentials,
      page.lang,
    );
    return end(loadApp().then((app) => app.finishSignIn(answer, credentials.rememberMe)));
  }

  async function end(ending: Promise<SignInOutcome>): Promise<SignInOutcome> {
    try {
      const outcome = await ending;
      if (outcome.kind === 'signed-in') (await loadApp()).mount(root);
      return outcome;
    } catch {
      return { kind: 'unreachable' };
    }
  }

  function choose(change: { language: Language } | { theme: 'light' | 'dark' }): void {
    const settings = { ...readDeviceSettings(), ...change };
    keepDeviceSettings(settings);
    showDeviceSettings(settings);
  }

  const ports: SignInPorts = {
    submit: signIn,
    verify: (code, { rememberMe, ...awaited }) =>
      end(loadApp().then((app) => app.verifyCode({ code, ...awaited }, rememberMe))),
    switchLanguage: () => {
      const next = otherLanguage(page.lang === 'fr' ? 'fr' : 'en');
      choose({ language: next });
      root.render(view(next));
    },
    switchTheme: () => {
      choose({ theme: isDarkNow() ? 'light' : 'dark' });
    },
  };
  // The ids keep the language the page was built in: React must find its own elements again.
  const view = (shown: Language) => (
    <SignInPage texts={signInTexts[shown]} idPrefix={language} ports={ports} />
  );
  const root: Root = hydrateRoot(container, view(language));
  // From now on the container is shown whatever language is chosen in it.
  container.classList.add('is-mounted');

  addEventListener('input', begin, { once: true, capture: true });
  if (page.dataset['touched'] !== undefined) begin();
  page.dataset['ready'] = '';
  if (page.dataset['pending'] !== undefined) {
    delete page.dataset['pending'];
    begin();
    // A task later: by then the form has its handler.
    setTimeout(() => container.querySelector('form')?.requestSubmit(), 0);
  }
}
