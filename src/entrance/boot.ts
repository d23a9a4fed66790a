// Runs inline before the first paint: theme and language of the device, which view is on screen, where the application's files are,
// and keeping what a person does before the application is there.

/** The first parts of the addresses of all pages, apart by `|`; the build puts them in. */
declare const AREAS: string;

const root = document.documentElement;

function storedSettings(): { theme?: unknown; language?: unknown } {
  try {
    const value: unknown = JSON.parse(localStorage.getItem('preferences') ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function hasStoredSession(): boolean {
  try {
    return (localStorage.getItem('auth') ?? sessionStorage.getItem('auth')) !== null;
  } catch {
    return false;
  }
}

const { theme, language } = storedSettings();
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
const isFrench =
  language === 'fr' || (language !== 'en' && navigator.language.toLowerCase().startsWith('fr'));
root.dataset['bsTheme'] = isDark ? 'dark' : 'light';
root.lang = isFrench ? 'fr' : 'en';
if (new URLSearchParams(location.search).has('next')) root.dataset['notice'] = 'sign-in-first';

// Until the application takes over, a press on the button is kept for it and the form goes nowhere.
addEventListener(
  'submit',
  (event) => {
    if (root.dataset['ready'] !== undefined) return;
    event.preventDefault();
    root.dataset['pending'] = '';
  },
  true,
);
addEventListener('input', () => (root.dataset['touched'] = ''), { capture: true, once: true });

const entries = document.querySelectorAll<HTMLLinkElement>('link[rel=entry]');
const policy = window.trustedTypes?.createPolicy('boot', { createHTML: String, createScriptURL: String });

/**
 * Begins with the application's own files under a path. Where they are not there, the folder above is tried: what is on screen is then
 * an address nobody knows.
 */
function begin(base: string): void {
  root.dataset['base'] = base;
  root.dataset['view'] = location.pathname === base && !hasStoredSession() ? 'sign-in' : 'app';
  // Nothing of the application begins without its settings: they come beside its files, and not after them.
  const settings = document.createElement('link');
  settings.rel = 'preload';
  settings.as = 'fetch';
  settings.crossOrigin = 'anonymous';
  settings.href = `${base}config.json`;
  document.head.append(settings);
  for (const entry of entries) {
    const script = document.createElement('script');
    const address = base + (entry.getAttribute('href') ?? '');
    script.integrity = entry.integrity;
    script.crossOrigin = 'anonymous';
    script.defer = true;
    // Scripts that are put in run as they come, unless told to keep their order.
    script.async = false;
    script.onerror = () => {
      script.remove();
      if (base !== '/' && root.dataset['base'] === base) begin(base.replace(/[^/]*\/$/, ''));
    };
    script.src = policy?.createScriptURL(address) ?? address;
    document.head.append(script);
  }
}

// The one a server wrote into the page, what precedes the name of a page, or all of an address that names none.
begin(
  root.dataset['base'] ??
    new RegExp(`^(.*?/)(${AREAS})(/|$)`, 'i').exec(location.pathname)?.[1] ??
    location.pathname.replace(/\/?$/, '/'),
);
