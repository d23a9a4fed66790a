import './entrance/publicPath';
import { createRoot, type Root } from 'react-dom/client';
import { withoutBase } from './routing/basePath';
import { routeOf } from './routing/routes';
import type { FirstCalls } from './api/base/earlyCall';
import { firstCalls, isOfACompany } from './api/base/firstCalls';
import { readConfig } from './browser/readConfig';
import { firstAddress, firstScreen } from './entrance/firstScreen';
import { askOnReturn } from './entrance/returningVisit';
import { createApplicationLoader } from './entrance/loadApplication';
import { isReplay, loadReplay } from './entrance/loadReplay';
import { showStartFailure } from './entrance/startFailure';
import { takeOverSignIn } from './entrance/takeOverSignIn';
import { isLanguage } from './i18n/language';

const page = document.documentElement;

// Inside the replay screen this script runs once more, in a frame that shows the application at a step of a log.
if (page.dataset['view'] === 'stage') {
  void import(/* webpackChunkName: "stage" */ './replay/stage/startStage').then(({ startStage }) =>
    startStage(),
  );
} else if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', start);
} else {
  start();
}

function start(): void {
  const language = isLanguage(page.lang) ? page.lang : 'en';
  const found = document.querySelector<HTMLElement>(`#root-${language}`);
  if (found === null) throw new Error(`index.html has no #root-${language}`);
  const container = found;
  for (const other of document.querySelectorAll('.app-root')) if (other !== container) other.remove();

  const config = readConfig();
  const application = createApplicationLoader(
    config,
    () => (isLanguage(page.lang) ? page.lang : 'en'),
    () => firstScreen(place()),
  );

  // The page shows the sign-in form, which is taken over, or waits for what its address names; entrance/boot.ts has decided.
  if (page.dataset['view'] === 'sign-in')
    takeOverSignIn({
      container,
      language,
      config,
      application,
      firstCalls: () => callsAt(firstAddress(place())),
    });
  else if (isReplay(place().pathname)) {
    // It needs no backend, so a host whose settings are missing shows it all the same.
    config.catch(() => undefined);
    show(loadReplay(language));
  } else {
    const early = askOnReturn(config, language, callsAt(place()), [() => sessionStorage, () => localStorage]);
    show(
      application.load().then(async (app) => {
        app.expect(await early.catch(() => []));
        return app;
      }),
    );
  }

  function show(loading: Promise<{ readonly mount: (root: Root) => void }>): void {
    page.dataset['ready'] = '';
    container.replaceChildren();
    loading.then(
      ({ mount }) => {
        mount(createRoot(container));
        container.classList.add('is-mounted');
      },
      (cause: unknown) => {
        console.error(cause);
        showStartFailure(container, language);
        container.classList.add('is-mounted');
      },
    );
  }
}

function callsAt(address: ReturnType<typeof place>): FirstCalls {
  const roles = isOfACompany(address) ? ['user'] : (routeOf(address.pathname)?.roles ?? []);
  return { paths: firstCalls(address), roles };
}

/** Where the visitor is, whatever the path of the deployment. */
function place(): { readonly pathname: string; readonly search: string } {
  return { pathname: withoutBase(location.pathname), search: location.search };
}
