import frame from '../../../src/i18n/en/frame.json';
import signIn from '../../../src/i18n/en/signIn.json';

/** What the screens say in English, as far as every journey needs it; the catalogues are the one place it is written. */
export const words = {
  email: signIn.email,
  password: signIn.password,
  remember: signIn.rememberMe,
  signIn: signIn.submit,
  signOut: frame.account.signOut,
  mainMenu: frame.navigation.label,
  /** The account button carries the person's name. */
  accountOf: new RegExp(`^${frame.account.open.split('{{')[0] ?? ''}`),
} as const;
