import type { Environment } from './environment';

export interface Setting {
  /** Text used when the variable is not set or empty; null when it may stay unset. */
  readonly fallback: string | null;
  /** One line for the README's table. */
  readonly meaning: string;
}

/** Every variable the server reads, in the order the README lists them. */
export const settings = {
  NODE_ENV: {
    fallback: 'development',
    meaning:
      '`production` loads no demonstration data and requires real secrets; `test` is for the test suite',
  },
  PORT: { fallback: '8080', meaning: 'Port of the web server; 0 uses any free port' },
  HOST: { fallback: 'localhost', meaning: 'Address the web server listens on; `0.0.0.0` for all networks' },
  PUBLIC_URL: {
    fallback: null,
    meaning:
      'Public address of the portal, used in email links and cookies; required in production, otherwise http://localhost with the port',
  },
  ALLOWED_ORIGINS: {
    fallback: '',
    meaning: 'Other origins that may serve the application, comma-separated',
  },
  TRUSTED_PROXIES: {
    fallback: '',
    meaning: 'Addresses or networks of proxies whose X-Forwarded-For header is trusted, comma-separated',
  },
  DATA_DIR: {
    fallback: '.data',
    meaning: 'Folder for the embedded database and development secrets',
  },
  DATABASE_URL: {
    fallback: null,
    meaning:
      'PostgreSQL 15 or later to use instead of the embedded database, `postgres://user:password@host/database`',
  },
  DATABASE_CONNECTIONS: {
    fallback: '20',
    meaning:
      'Maximum number of database connections for one server process, shared out to reads, writes, sign-in, and the health check',
  },
  TOKEN_SECRET: {
    fallback: null,
    meaning:
      'Secret that signs access tokens, at least 32 characters; required in production, otherwise created once in DATA_DIR',
  },
  TOKEN_SECRET_PREVIOUS: {
    fallback: null,
    meaning: 'Previous secret, still accepted for tokens signed with it; set it while you rotate secrets',
  },
  ACCESS_TOKEN_MINUTES: { fallback: '15', meaning: 'Lifetime of an access token' },
  SEALING_KEY: {
    fallback: null,
    meaning:
      'Encrypts bank accounts, authenticators, and queued email; 32 characters or more, required in production, else created in DATA_DIR',
  },
  SEALING_KEYS_PREVIOUS: {
    fallback: '',
    meaning: 'Previous sealing keys, comma-separated; they only decrypt, until `npm run reseal` has run',
  },
  REFRESH_IDLE_SECONDS: {
    fallback: '43200',
    meaning: 'A session ends after this much time without use (12 hours)',
  },
  REFRESH_ABSOLUTE_SECONDS: {
    fallback: '2592000',
    meaning: 'A session always ends after this much time (30 days)',
  },
  STAFF_SECOND_FACTOR: {
    fallback: null,
    meaning:
      '`required`: staff must use two-step verification (always in production); `optional`: they choose (default otherwise)',
  },
  DEMO_PASSWORD: {
    fallback: 'northwood demo 2026',
    meaning: 'Password of all demonstration accounts; production has no such accounts',
  },
  ALLOW_DEMO_ON_NETWORK: {
    fallback: 'no',
    meaning:
      '`yes` lets a demonstration be reached from other machines; it then needs a `DEMO_PASSWORD` of its own',
  },
  BOARD_ZONE: {
    fallback: 'America/New_York',
    meaning: "The board's time zone until the configuration sets one",
  },
  AUDIT_HEAD_FILE: {
    fallback: null,
    meaning:
      "File to which the newest audit entry is appended each day, signed; put it where the server's account can only add",
  },
  SMTP_URL: {
    fallback: null,
    meaning:
      'Email server, `smtp://user:password@host:587`; with TLS unless it is on this machine; required in production, else an outbox page',
  },
  MAIL_FROM: {
    fallback: 'Northwood Timber Board <no-reply@northwood.example>',
    meaning: 'Sender of emails',
  },
  CLAMD_ADDRESS: {
    fallback: null,
    meaning:
      'Virus scanner for uploads, `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`; without it, uploads are not scanned',
  },
  STRIPE_SECRET_KEY: {
    fallback: null,
    meaning:
      'Secret key of the card payment provider; without all three STRIPE keys, card payments are not offered',
  },
  STRIPE_PUBLISHABLE_KEY: {
    fallback: null,
    meaning: "The provider's public key, used by its script in the browser",
  },
  STRIPE_WEBHOOK_SECRET: {
    fallback: null,
    meaning: 'Secret that signs the messages the provider sends to `/api/payments/card/webhook`',
  },
  STRIPE_API_URL: {
    fallback: 'https://api.stripe.com',
    meaning: "Address of the provider's API; change it only to test without the provider",
  },
  STRIPE_SCRIPT_URL: {
    fallback: 'https://js.stripe.com/v3/',
    meaning: "Address of the provider's script; change it only to test without the provider",
  },
  STRIPE_STAND_IN: {
    fallback: null,
    meaning:
      '`yes` starts a card payment simulator, `no` does not; by default it starts locally when no keys are set',
  },
  ACH_ROUTING_NUMBER: {
    fallback: null,
    meaning:
      "Nine-digit routing number of the board's bank, for ACH payment files; without the three ACH settings, no file is created",
  },
  ACH_COMPANY_ID: {
    fallback: null,
    meaning: "The board's 10-character company ID at its bank, such as `1` and its tax ID",
  },
  ACH_BANK_NAME: { fallback: null, meaning: "Name of the board's bank, for ACH payment files" },
  DEPOSIT_BANK_NAME: {
    fallback: null,
    meaning:
      'Bank where companies pay the board by ACH; without the three DEPOSIT settings, they are asked to contact the board',
  },
  DEPOSIT_ROUTING_NUMBER: {
    fallback: null,
    meaning: 'Nine-digit routing number of that bank, shown to companies that owe the board',
  },
  DEPOSIT_ACCOUNT_NUMBER: {
    fallback: null,
    meaning: "Number of the board's account there, shown to companies that owe the board",
  },
  PAYEE_WAIT_DAYS: {
    fallback: '3',
    meaning:
      'Banking days (no weekends or bank holidays) before a payment run pays into a new or changed account',
  },
  HUB_KEEPALIVE_MS: {
    fallback: '15000',
    meaning: 'Live connection: send a ping after this much time without a message',
  },
  HUB_CLIENT_TIMEOUT_MS: {
    fallback: '30000',
    meaning: 'Live connection: close a connection after this much time without a message from the client',
  },
  HUB_HANDSHAKE_MS: { fallback: '15000', meaning: 'Live connection: time allowed for the handshake' },
  HUB_CONNECTIONS_PER_USER: { fallback: '20', meaning: 'Maximum number of live connections for one person' },
  HUB_UPGRADES_PER_MINUTE: {
    fallback: '600',
    meaning:
      'Maximum number of live connections that one address can open in a minute, for one server process',
  },
  UPLOAD_MAX_BYTES: {
    fallback: '67108864',
    meaning: 'Maximum size of a Customs file (64 MiB); the smaller limit for documents is fixed',
  },
  LOG_LEVEL: { fallback: 'info', meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace`, or `silent`' },
  PGBIN: {
    fallback: null,
    meaning: "Folder of other PostgreSQL programs to use instead of the embedded ones, such as Debian's",
  },
} as const satisfies Record<keyof Environment, Setting>;

export type SettingName = keyof typeof settings;
