import { COMPANIES, PEOPLE } from './demo/demoCast';
import type { DemoAccount } from './demo/demoAccounts';
import { settings } from './settings';

interface Greeting {
  readonly address: string;
  readonly database: string;
  readonly sendsEmail: boolean;
  /** Null in production. */
  readonly demo: { readonly password: string; readonly accounts: readonly DemoAccount[] } | null;
}

/** Where the product is, on what database, and in a demonstration who can sign in with which password. */
export const greeting = ({ address, database, sendsEmail, demo }: Greeting): readonly string[] => [
  '',
  `Northwood portal: ${address}`,
  `Database: ${database}`,
  ...(sendsEmail ? [] : [`Emails are not sent. Read them at ${address}/outbox`]),
  ...(demo === null ? [] : accountLines(demo)),
  '',
];

function accountLines({ password, accounts }: NonNullable<Greeting['demo']>): readonly string[] {
  if (accounts.length === 0) return ['No demonstration accounts: the database holds other data.'];
  const { fallback } = settings.DEMO_PASSWORD;
  const section = (title: string, shown: readonly DemoAccount[]): readonly string[] =>
    shown.length === 0 ? [] : [title, ...shown.map(({ email }) => `  ${email.padEnd(28)}${whoIs(email)}`)];
  const other = accounts.filter((account) => account.password !== password);
  return [
    ...section(
      `Demonstration accounts (password "${password}"):`,
      accounts.filter((account) => account.password === password),
    ),
    ...section(
      `Demonstration accounts that keep the default password, which is published ("${fallback}"):`,
      other.filter((account) => account.password === fallback),
    ),
    ...section(
      'Demonstration accounts that keep a password set earlier:',
      other.filter((account) => account.password === null),
    ),
    ...(other.length === 0
      ? []
      : [
          'DEMO_PASSWORD is the password of new accounts only. To use it for all, start with an empty DATA_DIR.',
        ]),
  ];
}

function whoIs(email: string): string {
  const person = PEOPLE.find((candidate) => candidate.email === email);
  const company = COMPANIES.find(({ key }) => key === person?.company);
  const signs = person?.permissions?.includes('sign') ?? true;
  return [person?.roles.join(', '), company?.legalName, signs ? '' : 'prepares, cannot sign']
    .filter(Boolean)
    .join(', ');
}
