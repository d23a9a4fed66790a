import { useEffect, useRef, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { askAhead, tokenIn, type FirstCalls } from '../api/base/earlyCall';
import type { HttpPort } from '../api/base/httpRequest';
import { sendSignIn } from '../api/identity/sendSignIn';
import type { Credentials, SignInOutcome } from '../api/identity/signInOutcome';
import {
  isDarkNow,
  saveDeviceSettings,
  readDeviceSettings,
  showDeviceSettings,
} from '../browser/deviceSettings';
import { isThrifty } from '../browser/thriftyNetwork';
import { whenIdle } from '../browser/idle';
import type { AppConfig } from '../browser/readConfig';
import { otherLanguage, type Language } from '../i18n/language';
import type { ApplicationLoader } from './loadApplication';
import { SignInPage, type SignInPorts } from '../screens/identity/signIn/SignInPage';

interface Entrance {
  readonly container: HTMLElement;
  readonly language: Language;
  readonly config: Promise<AppConfig>;
  readonly application: ApplicationLoader;
  /** What the screen behind the form asks the server for first. */
  readonly firstCalls: () => FirstCalls;
}

/**
 * Takes over the sign-in form that index.html carries: same elements, so nothing moves and no typed letter is lost. The
 * application's files come while the form is looked at, it begins with the first touch of the form, and a press kept from before is
 * carried out now.
 */
export function takeOverSignIn({ container, language, config, application, firstCalls }: Entrance): void {
  const { load: loadApp, fetchAhead } = application;
  const page = document.documentElement;
  const begin = (): void => void loadApp().catch(() => undefined);

  async function signIn(credentials: Credentials): Promise<SignInOutcome> {
    begin();
    const { apiBaseUrl } = await config;
    // The request leaves at once; the application, which reads the answer, comes in the meantime.
    const port: HttpPort = { baseUrl: apiBaseUrl, send: (...call) => fetch(...call) };
    const answer = sendSignIn(port, credentials, page.lang);
    // A token that cannot be read is the application's to judge.
    const early = answer
      .then((signedIn) => askAhead(port, tokenIn(signedIn), page.lang, firstCalls()))
      .catch(() => []);
    return end(loadApp().then((app) => app.finishSignIn(answer, credentials, early)));
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
    saveDeviceSettings(settings);
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
    <TakenOver onTaken={taken}>
      <SignInPage language={shown} idPrefix={language} ports={ports} />
    </TakenOver>
  );

  /** The form has its handlers from here on; until then the boot script has kept every press from leaving the page. */
  function taken(): void {
    page.dataset['ready'] = '';
    if (page.dataset['touched'] !== undefined) begin();
    else if (!isThrifty()) whenIdle(fetchAhead);
    if (page.dataset['pending'] === undefined) return;
    delete page.dataset['pending'];
    container.querySelector('form')?.requestSubmit();
  }

  const root: Root = hydrateRoot(container, view(language));
  // From now on the container is shown whatever language is chosen in it.
  container.classList.add('is-mounted');
  for (const touch of ['focusin', 'input', 'pointerdown'] as const)
    addEventListener(touch, begin, { once: true, capture: true });
}

interface TakenOverProps {
  readonly children: ReactNode;
  readonly onTaken: () => void;
}

/** Tells when React has taken over what it wraps. */
function TakenOver({ children, onTaken }: TakenOverProps) {
  const report = useRef(onTaken);
  useEffect(() => {
    report.current();
  }, []);
  return children;
}
