import { z } from 'zod';
import { isTimeZone } from '../domain/calendarDate';
import { FEWEST_CONNECTIONS } from './db/shareConnections';
import { isRoutingNumber } from '../domain/routingNumber';

const DAY_SECONDS = 86_400;

const number = (least: number, most: number) => {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,12}$/, sentence)
    .transform(Number)
    .refine((value) => value >= least && value <= most, sentence);
};

const address = (...protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must list origins like https://portal.example, without a path',
  );

/** The text each variable may hold, and what it becomes. Variables that are not set arrive as their default or null. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test'], 'must be development, production, or test'),
  PORT: number(0, 65_535),
  HOST: z.string(),
  PUBLIC_URL: address('http:', 'https:').nullable(),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)),
  TRUSTED_PROXIES: list,
  DATA_DIR: z.string(),
  DATABASE_URL: address('postgres:', 'postgresql:').nullable(),
  DATABASE_CONNECTIONS: number(FEWEST_CONNECTIONS, 200),
  TOKEN_SECRET: z.string().nullable(),
  TOKEN_SECRET_PREVIOUS: z.string().nullable(),
  SEALING_KEY: z.string().min(32, 'must have 32 characters or more').nullable(),
  SEALING_KEYS_PREVIOUS: list,
  ACCESS_TOKEN_MINUTES: number(1, 60),
  REFRESH_IDLE_SECONDS: number(1, 30 * DAY_SECONDS),
  REFRESH_ABSOLUTE_SECONDS: number(1, 365 * DAY_SECONDS),
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional'], 'must be required or optional').nullable(),
  DEMO_PASSWORD: z.string().min(15, 'must have at least 15 characters, like every password'),
  BOARD_ZONE: z.string().refine(isTimeZone, 'must be a time zone like America/New_York'),
  ALLOW_DEMO_ON_NETWORK: z.enum(['yes', 'no'], 'must be yes or no'),
  AUDIT_HEAD_FILE: z.string().nullable(),
  SMTP_URL: address('smtp:', 'smtps:').nullable(),
  MAIL_FROM: z.string(),
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(tcp:\/\/[^/\s:]+:\d{1,5}|unix:\/\S+)$/, 'must be tcp://host:port or unix:/path')
    .nullable(),
  STRIPE_SECRET_KEY: z.string().nullable(),
  STRIPE_PUBLISHABLE_KEY: z.string().nullable(),
  STRIPE_WEBHOOK_SECRET: z.string().nullable(),
  STRIPE_API_URL: address('http:', 'https:'),
  STRIPE_SCRIPT_URL: address('http:', 'https:'),
  STRIPE_STAND_IN: z.enum(['yes', 'no'], 'must be yes or no').nullable(),
  ACH_ROUTING_NUMBER: z
    .string()
    .refine(isRoutingNumber, 'must be a valid nine-digit routing number')
    .nullable(),
  ACH_COMPANY_ID: z
    .string()
    .regex(/^[0-9A-Z]{1,10}$/, 'must have 1 to 10 digits or capital letters')
    .nullable(),
  ACH_BANK_NAME: z.string().nullable(),
  DEPOSIT_BANK_NAME: z.string().nullable(),
  DEPOSIT_ROUTING_NUMBER: z
    .string()
    .refine(isRoutingNumber, 'must be a valid nine-digit routing number')
    .nullable(),
  DEPOSIT_ACCOUNT_NUMBER: z
    .string()
    .regex(/^\d{4,17}$/, 'must have 4 to 17 digits')
    .nullable(),
  PAYEE_WAIT_DAYS: number(0, 60),
  HUB_KEEPALIVE_MS: number(100, 600_000),
  HUB_CLIENT_TIMEOUT_MS: number(200, 600_000),
  HUB_HANDSHAKE_MS: number(100, 600_000),
  HUB_CONNECTIONS_PER_USER: number(1, 10_000),
  HUB_UPGRADES_PER_MINUTE: number(1, 1_000_000),
  UPLOAD_MAX_BYTES: number(1024, 1_073_741_824),
  LOG_LEVEL: z.enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'must be fatal, error, warn, info, debug, trace, or silent',
  ),
  PGBIN: z.string().nullable(),
});

export type Environment = z.infer<typeof environmentSchema>;
