import { createRoot } from 'react-dom/client';
import { readConfig } from './browser/readConfig';
import { firstScreen } from './entrance/firstScreen';
import { createApplicationLoader } from './entrance/loadApplication';
import { showStartFailure } from './entrance/startFailure';
import { takeOverSignIn } from './entrance/takeOverSignIn';
import { isLanguage } from './i18n/language';

const page = document.documentElement;
const language = isLanguage(page.lang) ? page.lang : 'en';
const container = document.querySelector<HTMLElement>(`#root-${language}`);
if (container === null) throw new Error(`index.html has no #root-${language}`);
for (const other of document.querySelectorAll('.app-root')) if (other !== container) other.remove();

const config = readConfig();
const loadApp = createApplicationLoader(
  config,
  () => (isLanguage(page.lang) ? page.lang : 'en'),
  () => firstScreen(location),
);

// The page shows the sign-in form, which is taken over, or waits for the application alone; entrance/boot.ts has decided.
if (page.dataset['view'] === 'sign-in') {
  takeOverSignIn({ container, language, config, loadApp });
} else {
  page.dataset['ready'] = '';
  container.replaceChildren();
  loadApp().then(
    (app) => {
      app.mount(createRoot(container));
      container.classList.add('is-mounted');
    },
    (cause: unknown) => {
      console.error(cause);
      showStartFailure(container, language);
      container.classList.add('is-mounted');
    },
  );
}
