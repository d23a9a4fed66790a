import type { Environment } from './environment';

export interface Setting {
  /** Text used when the variable is absent or empty; null when it may stay absent. */
  readonly fallback: string | null;
  /** One line for the README's table. */
  readonly meaning: string;
}

/** Every variable the server reads, in the order the README lists them. */
export const settings = {
  NODE_ENV: {
    fallback: 'development',
    meaning: '`production` loads no demonstration data and demands real secrets; `test` is for the suite',
  },
  PORT: { fallback: '8080', meaning: 'Port of the web server; 0 takes any free one' },
  HOST: { fallback: 'localhost', meaning: 'Address the web server listens on; `0.0.0.0` for every network' },
  PUBLIC_URL: {
    fallback: null,
    meaning:
      'Address people type, used in mails and cookies; required in production, else http://localhost and the port',
  },
  ALLOWED_ORIGINS: {
    fallback: '',
    meaning: 'Other origins the application may be served from, separated by commas',
  },
  TRUSTED_PROXIES: {
    fallback: '',
    meaning: 'Addresses or networks of proxies whose X-Forwarded-For is believed, separated by commas',
  },
  DATA_DIR: {
    fallback: '.data',
    meaning: 'Folder of the embedded database, documents and development secrets',
  },
  DATABASE_URL: {
    fallback: null,
    meaning:
      'PostgreSQL 15 or later to use in place of the embedded one, `postgres://user:password@host/database`',
  },
  DATABASE_CONNECTIONS: { fallback: '10', meaning: 'Connections one server process keeps open at most' },
  TOKEN_SECRET: {
    fallback: null,
    meaning:
      'Signs access tokens, 32 characters or more; required in production, else made once under DATA_DIR',
  },
  TOKEN_SECRET_PREVIOUS: {
    fallback: null,
    meaning: 'The secret before it, accepted while tokens signed with it live; set it while rotating',
  },
  ACCESS_TOKEN_MINUTES: { fallback: '15', meaning: 'Life of an access token' },
  REFRESH_IDLE_SECONDS: {
    fallback: '43200',
    meaning: 'A session ends after this long without use (12 hours)',
  },
  REFRESH_ABSOLUTE_SECONDS: {
    fallback: '2592000',
    meaning: 'A session ends after this long in any case (30 days)',
  },
  STAFF_SECOND_FACTOR: {
    fallback: null,
    meaning:
      "`required` makes the board's people sign in with a code, `optional` leaves it to them; production demands `required`",
  },
  DEMO_PASSWORD: {
    fallback: 'northwood demo 2026',
    meaning: 'Password of every demonstration account; no such account exists in production',
  },
  BOARD_ZONE: {
    fallback: 'America/New_York',
    meaning: "The board's time zone until the configuration names one",
  },
  SMTP_URL: {
    fallback: null,
    meaning:
      'Mail relay, `smtp://user:password@host:587`; required in production, else mail goes to an outbox page',
  },
  MAIL_FROM: {
    fallback: 'Northwood Timber Board <no-reply@northwood.example>',
    meaning: 'Sender of the mails',
  },
  CLAMD_ADDRESS: {
    fallback: null,
    meaning:
      'Virus scanner that looks at uploads, `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`; none looks when it is absent',
  },
  STRIPE_SECRET_KEY: {
    fallback: null,
    meaning: 'Secret key of the card payment provider; without the three keys cards are shown as not set up',
  },
  STRIPE_PUBLISHABLE_KEY: {
    fallback: null,
    meaning: "The provider's public key, handed to its script in the browser",
  },
  STRIPE_WEBHOOK_SECRET: {
    fallback: null,
    meaning: 'Secret that signs what the provider sends to `/api/payments/card/webhook`',
  },
  STRIPE_API_URL: {
    fallback: 'https://api.stripe.com',
    meaning: "The provider's interface; another address only for trying it without the provider",
  },
  STRIPE_SCRIPT_URL: {
    fallback: 'https://js.stripe.com/v3/',
    meaning: "The provider's script; another address only for trying it without the provider",
  },
  STRIPE_STAND_IN: {
    fallback: null,
    meaning: '`yes` starts a stand-in of the card provider, `no` does not; a local start without keys has it',
  },
  ACH_ROUTING_NUMBER: {
    fallback: null,
    meaning: "Nine digits of the board's own bank, for the file of refund payments; none is made without it",
  },
  ACH_COMPANY_ID: {
    fallback: null,
    meaning: "Ten characters by which the board's bank knows the board, such as `1` and its tax id",
  },
  ACH_BANK_NAME: { fallback: null, meaning: "Name of the board's bank, for the same file" },
  HUB_KEEPALIVE_MS: {
    fallback: '15000',
    meaning: 'Live connection: a ping after this long without a message',
  },
  HUB_CLIENT_TIMEOUT_MS: {
    fallback: '30000',
    meaning: 'Live connection: a client silent this long is dropped',
  },
  HUB_HANDSHAKE_MS: { fallback: '15000', meaning: 'Live connection: time a client has to shake hands' },
  HUB_CONNECTIONS_PER_USER: { fallback: '20', meaning: 'Live connections one person may hold' },
  UPLOAD_MAX_BYTES: {
    fallback: '67108864',
    meaning: 'Largest Customs file taken (64 MiB); a document has the smaller limit of the contract',
  },
  LOG_LEVEL: { fallback: 'info', meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`' },
  PGBIN: {
    fallback: null,
    meaning: "Folder of other PostgreSQL programs to run in place of the embedded ones, such as Debian's",
  },
} as const satisfies Record<keyof Environment, Setting>;

export type SettingName = keyof typeof settings;
