// Runs inline before the first paint: theme and language of the device, which view is on screen, and keeping what a
// person does before the application is there.
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
root.dataset['view'] = location.pathname === '/' && !hasStoredSession() ? 'sign-in' : 'app';
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
