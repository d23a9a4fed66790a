import path from 'node:path';
import { z } from 'zod';
import { demoProblems } from './demoProblems';
import { environmentSchema, type Environment } from './environment';
import { cardProblems, productionProblems, type ConfigProblem } from './productionProblems';
import { settings, type SettingName } from './settings';
import type { LogLevel } from './system/logger';
import type { SigningSecrets } from './system/tokenSigner';

/** Everything the server was told by its environment, parsed. Durations carry their unit in the name. */
export interface Config {
  readonly mode: Environment['NODE_ENV'];
  readonly port: number;
  readonly host: string;
  /** Address people type, without a trailing slash. */
  readonly publicUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  /** Absolute path. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  /** Null when the environment gives none (never in production): the start makes them once under `dataDir`. */
  readonly tokenSecrets: SigningSecrets | null;
  /** `current` is null when the environment gives none (never in production): the start makes one once under `dataDir`. */
  readonly sealingKeys: { readonly current: string | null; readonly previous: readonly string[] };
  readonly accessTokenMinutes: number;
  readonly refreshIdleSeconds: number;
  readonly refreshAbsoluteSeconds: number;
  /** Whether everybody of the board must sign in with a code (decision 15). */
  readonly staffSecondFactor: 'required' | 'optional';
  /** Null in production, where no demonstration account exists. */
  readonly demoPassword: string | null;
  readonly boardZone: string;
  /** Where the newest audit entry of each day is written, signed; null when nowhere. */
  readonly auditHeadFile: string | null;
  readonly smtpUrl: string | null;
  /** Where a clamd listens; null when uploads are not looked at. */
  readonly virusScanner: string | null;
  readonly mailFrom: string;
  /** Null while card payments are not set up. */
  readonly card: CardConfig | null;
  /** Whether a stand-in of the card provider is started beside the product; never in production, never beside keys. */
  readonly cardStandIn: boolean;
  /** The board's own bank, for the file of refund payments; null while it is not set up. */
  readonly boardBank: BoardBank | null;
  /** Where companies pay the board by ACH; null while it is not set up. */
  readonly depositAccount: DepositAccount | null;
  /** Business days before a payment goes into an account that is new or was changed. */
  readonly payeeWaitDays: number;
  readonly hub: {
    readonly keepAliveMs: number;
    readonly clientTimeoutMs: number;
    readonly handshakeMs: number;
    readonly connectionsPerUser: number;
    readonly upgradesPerMinute: number;
  };
  readonly uploadMaxBytes: number;
  readonly logLevel: LogLevel;
  /** Folder of PostgreSQL programs to use in place of the embedded ones. */
  readonly postgresPrograms: string | null;
}

export interface DepositAccount {
  readonly bankName: string;
  readonly routing: string;
  readonly account: string;
}

export interface BoardBank {
  readonly routingNumber: string;
  readonly companyId: string;
  readonly bankName: string;
}

/** Keys of the card payment provider, and where it is. */
export interface CardConfig {
  readonly apiUrl: string;
  /** Where the provider's script is; it may only come from there. */
  readonly scriptUrl: string;
  /** No money moves. */
  readonly isStandIn: boolean;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

export type ConfigResult =
  | { readonly kind: 'configured'; readonly config: Config }
  | { readonly kind: 'refused'; readonly problems: readonly ConfigProblem[] };

const settingName = z.custom<SettingName>((name) => typeof name === 'string' && name in settings);

/** Unset and empty mean the same in a shell. */
function textOf(value: string | undefined): string | null {
  const text = value?.trim() ?? '';
  return text === '' ? null : text;
}

function describeIssue(issue: z.core.$ZodIssue): ConfigProblem {
  const variable = settingName.parse(issue.path[0]);
  const { fallback, meaning } = settings[variable];
  const otherwise = fallback === null ? 'remove it' : `remove it to use ${JSON.stringify(fallback)}`;
  return { variable, sentence: `${variable} ${issue.message} (${meaning}). Correct it, or ${otherwise}.` };
}

/**
 * Reads the environment into a configuration, or says in sentences why the server must not start. Variables that are
 * absent or empty take their fallback.
 * @param base folder that relative paths such as DATA_DIR start from
 */
export function readConfig(
  variables: Readonly<Record<string, string | undefined>>,
  base: string,
): ConfigResult {
  const given = Object.fromEntries(
    Object.entries(settings).map(([name, { fallback }]) => [name, textOf(variables[name]) ?? fallback]),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) return { kind: 'refused', problems: parsed.error.issues.map(describeIssue) };
  const environment = parsed.data;
  const problems = [
    ...productionProblems(environment),
    ...cardProblems(environment),
    ...demoProblems(environment),
  ];
  if (problems.length > 0) return { kind: 'refused', problems };
  return { kind: 'configured', config: toConfig(environment, base) };
}

function toConfig(environment: Environment, base: string): Config {
  return {
    mode: environment.NODE_ENV,
    port: environment.PORT,
    host: environment.HOST,
    publicUrl: (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).replace(/\/+$/, ''),
    allowedOrigins: environment.ALLOWED_ORIGINS,
    trustedProxies: environment.TRUSTED_PROXIES,
    dataDir: path.resolve(base, environment.DATA_DIR),
    databaseUrl: environment.DATABASE_URL,
    databaseConnections: environment.DATABASE_CONNECTIONS,
    tokenSecrets:
      environment.TOKEN_SECRET === null
        ? null
        : { current: environment.TOKEN_SECRET, previous: environment.TOKEN_SECRET_PREVIOUS },
    sealingKeys: { current: environment.SEALING_KEY, previous: environment.SEALING_KEYS_PREVIOUS },
    accessTokenMinutes: environment.ACCESS_TOKEN_MINUTES,
    refreshIdleSeconds: environment.REFRESH_IDLE_SECONDS,
    refreshAbsoluteSeconds: environment.REFRESH_ABSOLUTE_SECONDS,
    staffSecondFactor:
      environment.STAFF_SECOND_FACTOR ?? (environment.NODE_ENV === 'production' ? 'required' : 'optional'),
    demoPassword: environment.NODE_ENV === 'production' ? null : environment.DEMO_PASSWORD,
    boardZone: environment.BOARD_ZONE,
    auditHeadFile:
      environment.AUDIT_HEAD_FILE === null ? null : path.resolve(base, environment.AUDIT_HEAD_FILE),
    smtpUrl: environment.SMTP_URL,
    virusScanner: environment.CLAMD_ADDRESS,
    mailFrom: environment.MAIL_FROM,
    card: cardConfig(environment),
    cardStandIn: wantsStandIn(environment),
    boardBank: boardBank(environment),
    depositAccount: depositAccount(environment),
    payeeWaitDays: environment.PAYEE_WAIT_DAYS,
    hub: {
      keepAliveMs: environment.HUB_KEEPALIVE_MS,
      clientTimeoutMs: environment.HUB_CLIENT_TIMEOUT_MS,
      handshakeMs: environment.HUB_HANDSHAKE_MS,
      connectionsPerUser: environment.HUB_CONNECTIONS_PER_USER,
      upgradesPerMinute: environment.HUB_UPGRADES_PER_MINUTE,
    },
    uploadMaxBytes: environment.UPLOAD_MAX_BYTES,
    logLevel: environment.LOG_LEVEL,
    postgresPrograms: environment.PGBIN,
  };
}

/** A demonstration that a person starts has an invented one, so that its pay page is complete. */
function depositAccount(environment: Environment): DepositAccount | null {
  const {
    DEPOSIT_BANK_NAME: bankName,
    DEPOSIT_ROUTING_NUMBER: routing,
    DEPOSIT_ACCOUNT_NUMBER: account,
  } = environment;
  if (bankName !== null && routing !== null && account !== null) return { bankName, routing, account };
  return environment.NODE_ENV === 'development' ? DEMO_ACCOUNT : null;
}

const DEMO_ACCOUNT: DepositAccount = {
  bankName: 'Fairmill Savings Bank (example)',
  routing: '123456780',
  account: '0001234567',
};

function boardBank(environment: Environment): BoardBank | null {
  const {
    ACH_ROUTING_NUMBER: routingNumber,
    ACH_COMPANY_ID: companyId,
    ACH_BANK_NAME: bankName,
  } = environment;
  if (routingNumber === null || companyId === null || bankName === null) return null;
  return { routingNumber, companyId, bankName };
}

function cardConfig(environment: Environment): CardConfig | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
    STRIPE_SCRIPT_URL: scriptUrl,
  } = environment;
  if (secretKey === null || publishableKey === null || webhookSecret === null) return null;
  return {
    apiUrl: apiUrl.replace(/\/+$/, ''),
    scriptUrl,
    isStandIn: false,
    secretKey,
    publishableKey,
    webhookSecret,
  };
}

const wantsStandIn = ({ NODE_ENV, STRIPE_SECRET_KEY, STRIPE_STAND_IN }: Environment): boolean =>
  STRIPE_SECRET_KEY === null &&
  NODE_ENV !== 'production' &&
  (STRIPE_STAND_IN === 'yes' || (STRIPE_STAND_IN === null && NODE_ENV === 'development'));
