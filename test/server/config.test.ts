import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, type Config } from '../../server/config';
import { settings } from '../../server/settings';
import { resolveSealingKeys } from '../../server/sealingKeys';
import { resolveTokenSecrets } from '../../server/tokenSecrets';

function configured(variables: Record<string, string>): Config {
  const result = readConfig(variables, '/srv/portal');
  if (result.kind === 'refused') throw new Error(result.problems.map(({ sentence }) => sentence).join('\n'));
  return result.config;
}

function refusals(variables: Record<string, string>): readonly string[] {
  const result = readConfig(variables, '/srv/portal');
  return result.kind === 'refused' ? result.problems.map(({ sentence }) => sentence) : [];
}

const production = {
  NODE_ENV: 'production',
  SEALING_KEY: 'hV3nT8wQ5zK1rL7yC9bX2mD6fG4jP0sE',
  TOKEN_SECRET: 'q7Zt1mXc9VbN4kLpR2sWd8FgH3jYu6Ae',
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: 'smtp://mail.example:587',
};

describe('configuration', () => {
  it('needs nothing at all for a start on a bare machine', () => {
    expect(configured({})).toMatchObject({
      mode: 'development',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      dataDir: '/srv/portal/.data',
      databaseUrl: null,
      tokenSecrets: null,
      demoPassword: 'northwood demo 2026',
      boardZone: 'America/New_York',
      accessTokenMinutes: 15,
      refreshIdleSeconds: 12 * 3600,
      refreshAbsoluteSeconds: 30 * 86_400,
      hub: { keepAliveMs: 15_000, clientTimeoutMs: 30_000, handshakeMs: 15_000 },
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(configured({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: null });
  });

  it('reads lists, addresses and paths', () => {
    expect(
      configured({
        ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
        PUBLIC_URL: 'https://portal.example/',
        ALLOW_DEMO_ON_NETWORK: 'yes',
        DEMO_PASSWORD: 'a password of our own',
        DATA_DIR: '/var/lib/northwood',
      }),
    ).toMatchObject({
      allowedOrigins: ['https://a.example', 'https://b.example:8443'],
      publicUrl: 'https://portal.example',
      dataDir: '/var/lib/northwood',
    });
  });

  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '1e3', 'PORT must be a whole number'],
    [
      'DATABASE_URL',
      'mysql://db',
      'DATABASE_URL must be a URL that starts with postgres:// or postgresql://',
    ],
    ['ALLOWED_ORIGINS', 'https://a.example/app', 'ALLOWED_ORIGINS must list origins'],
    ['BOARD_ZONE', 'Mars/Olympus', 'BOARD_ZONE must be a time zone'],
    ['DEMO_PASSWORD', 'short', 'DEMO_PASSWORD must have at least 15 characters'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be development, production, or test'],
  ])('refuses %s=%s in a sentence that says what it is for', (variable, value, sentence) => {
    const said = refusals({ [variable]: value });
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(sentence);
    expect(said[0]).toContain('Correct it, or remove it');
  });

  it('names every fault at once', () => {
    expect(refusals({ PORT: 'x', BOARD_ZONE: 'y' })).toHaveLength(2);
  });
});

describe('production mode', () => {
  it('starts with real secrets, and without a demonstration password', () => {
    expect(configured(production)).toMatchObject({ mode: 'production', demoPassword: null });
  });

  it.each(['TOKEN_SECRET', 'SEALING_KEY', 'PUBLIC_URL', 'SMTP_URL'])(
    'refuses to start without %s and says why',
    (missing) => {
      const said = refusals({ ...production, [missing]: '' });
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(new RegExp(`^${missing} is missing\\. .+`));
    },
  );

  it.each([
    ['short', 'has only 5 characters and needs at least 32'],
    ['ab'.repeat(20), 'repeats a few characters'],
    ['change-me-change-me-please-1234567890', 'is a placeholder'],
  ])('refuses %s as a secret', (secret, why) => {
    expect(refusals({ ...production, TOKEN_SECRET: secret })[0]).toContain(`TOKEN_SECRET ${why}`);
    expect(refusals({ ...production, TOKEN_SECRET_PREVIOUS: secret })[0]).toContain(
      `TOKEN_SECRET_PREVIOUS ${why}`,
    );
  });

  it('demands a second step of the board’s people, which elsewhere is left to them', () => {
    expect(configured(production).staffSecondFactor).toBe('required');
    expect(refusals({ ...production, STAFF_SECOND_FACTOR: 'optional' })[0]).toContain(
      'STAFF_SECOND_FACTOR can’t be optional',
    );
    expect(configured({}).staffSecondFactor).toBe('optional');
    expect(configured({ STAFF_SECOND_FACTOR: 'required' }).staffSecondFactor).toBe('required');
  });

  it('67 refuses a weak sealing key, and one that is the secret of tokens too', () => {
    expect(refusals({ ...production, SEALING_KEY: 'ab'.repeat(20) })[0]).toContain(
      'SEALING_KEY repeats a few characters',
    );
    expect(refusals({ ...production, SEALING_KEY: production.TOKEN_SECRET })[0]).toContain(
      'SEALING_KEY must differ from TOKEN_SECRET',
    );
    expect(refusals({ SEALING_KEY: 'short' })[0]).toContain('must have 32 characters or more');
  });

  it('demands an encrypted public address', () => {
    expect(refusals({ ...production, PUBLIC_URL: 'http://portal.example' })[0]).toContain(
      'must start with https://',
    );
  });

  it('never repeats a secret in what it says', () => {
    expect(refusals({ ...production, TOKEN_SECRET: 'my-own-weak-secret', PORT: 'x' }).join()).not.toContain(
      'my-own',
    );
  });
});

describe('68 a demonstration on the network', () => {
  const OWN = 'a password of our own';
  it.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '192.168.1.20'],
    ['HOST', '::'],
    ['PUBLIC_URL', 'http://portal.example'],
    ['PUBLIC_URL', 'http://127.0.0.1.portal.example'],
  ])('is refused for %s %s', (variable, value) => {
    const said = refusals({ [variable]: value });
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`${variable} would put a demonstration on the network`);
    expect(said[0]).toContain('ALLOW_DEMO_ON_NETWORK=yes');
    expect(refusals({ [variable]: value, DEMO_PASSWORD: OWN })).toHaveLength(1);
    expect(refusals({ [variable]: value, NODE_ENV: 'test' })).toHaveLength(1);
  });

  it('is allowed explicitly, and then needs a password of its own', () => {
    const open = { HOST: '0.0.0.0', ALLOW_DEMO_ON_NETWORK: 'yes' };
    expect(refusals(open)[0]).toContain('DEMO_PASSWORD is missing');
    expect(refusals({ ...open, DEMO_PASSWORD: 'northwood demo 2026' })[0]).toContain(
      'DEMO_PASSWORD is missing',
    );
    expect(configured({ ...open, DEMO_PASSWORD: OWN })).toMatchObject({ host: '0.0.0.0', demoPassword: OWN });
  });

  it.each(['localhost', '127.0.0.1', '::1'])('is none at %s', (host) => {
    expect(configured({ HOST: host })).toMatchObject({ host });
  });

  it('is no matter of production', () => {
    expect(configured({ ...production, HOST: '0.0.0.0' })).toMatchObject({ host: '0.0.0.0' });
  });
});

describe('development secrets', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'northwood-secrets-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('are made once, kept for the owner alone, and the same at the next start', () => {
    const made = resolveTokenSecrets({ tokenSecrets: null, dataDir });
    expect(made.current.length).toBeGreaterThanOrEqual(32);
    expect(resolveTokenSecrets({ tokenSecrets: null, dataDir })).toEqual(made);
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('67 the sealing key is made once, apart from the secret of tokens, and older keys open', () => {
    const config = { sealingKeys: { current: null, previous: ['older'] }, tokenSecrets: null, dataDir };
    const made = resolveSealingKeys(config);
    expect(made.current.length).toBeGreaterThanOrEqual(32);
    expect(made.previous).toEqual(['older', resolveTokenSecrets(config).current]);
    expect(made.previous).not.toContain(made.current);
    expect(resolveSealingKeys(config)).toEqual(made);
    expect(statSync(path.join(dataDir, 'sealing-key.json')).mode & 0o777).toBe(0o600);
  });

  it('give way to those of the environment', () => {
    const given = { current: production.TOKEN_SECRET, previous: null };
    expect(resolveTokenSecrets({ tokenSecrets: given, dataDir })).toBe(given);
  });

  it('that were damaged are named, not replaced in silence', () => {
    writeFileSync(path.join(dataDir, 'secrets.json'), '{"tokenSecret":');
    expect(() => resolveTokenSecrets({ tokenSecrets: null, dataDir })).toThrow(
      'secrets.json holds no signing secret',
    );
  });
});

describe('the table of settings', () => {
  it('says of every variable in one line what it means', () => {
    for (const { meaning } of Object.values(settings)) expect(meaning).toMatch(/^[^\n|]{10,130}$/);
  });
});
