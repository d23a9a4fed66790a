import { renderToString } from 'react-dom/server';
import { SignInPage, type SignInPorts } from '../screens/identity/signIn/SignInPage';

/** Markup carries no behavior: these are attached when main.tsx hydrates. */
const ports: SignInPorts = {
  submit: () => Promise.resolve({ kind: 'unreachable' }),
  verify: () => Promise.resolve({ kind: 'unreachable' }),
  switchLanguage: () => undefined,
  switchTheme: () => undefined,
};

/** The sign-in page of each language as the build writes it into index.html; main.tsx hydrates the very same elements. */
export function renderPage(): Record<'page-en' | 'page-fr', string> {
  return {
    'page-en': renderToString(<SignInPage language="en" idPrefix="en" ports={ports} />),
    'page-fr': renderToString(<SignInPage language="fr" idPrefix="fr" ports={ports} />),
  };
}
