import type { Environment } from './environment';
import type { SettingName } from './settings';

/** A variable that keeps the server from starting, with a sentence: what is wrong, why it matters, what to do. */
export interface ConfigProblem {
  readonly variable: SettingName;
  readonly sentence: string;
}

const SECRET_LENGTH = 32;
const DIFFERENT_CHARACTERS = 12;
const PLACEHOLDER = /change.?me|placeholder|example|secret.?secret|your.?secret|password/i;
const MAKE_ONE = `Create one with: node -e "console.log(require('crypto').randomBytes(48).toString('base64url'))"`;

/** Why a text is no secret, or null when it may be one. */
export function weaknessOf(secret: string): string | null {
  if (secret.length < SECRET_LENGTH)
    return `has only ${secret.length} characters and needs at least ${SECRET_LENGTH}`;
  if (new Set(secret).size < DIFFERENT_CHARACTERS) return 'repeats a few characters and is easy to guess';
  if (PLACEHOLDER.test(secret)) return 'is a placeholder from a template';
  return null;
}

/** What production mode still lacks. Pure: the same environment gives the same sentences. */
export function productionProblems(environment: Environment): readonly ConfigProblem[] {
  if (environment.NODE_ENV !== 'production') return [];
  const problems: ConfigProblem[] = [];
  const secret = environment.TOKEN_SECRET;
  if (secret === null)
    problems.push({
      variable: 'TOKEN_SECRET',
      sentence: `TOKEN_SECRET is missing. Without it, anyone could sign in as any user. ${MAKE_ONE}`,
    });
  for (const variable of ['TOKEN_SECRET', 'TOKEN_SECRET_PREVIOUS'] as const) {
    const value = environment[variable];
    const weakness = value === null ? null : weaknessOf(value);
    if (weakness !== null)
      problems.push({
        variable,
        sentence: `${variable} ${weakness}, so tokens could be forged. ${MAKE_ONE}`,
      });
  }
  problems.push(...sealingKeyProblems(environment));
  if (environment.PUBLIC_URL === null)
    problems.push({
      variable: 'PUBLIC_URL',
      sentence:
        'PUBLIC_URL is missing. Links in emails are built from it. Set it to the public address of the portal, such as https://portal.example',
    });
  else if (!environment.PUBLIC_URL.startsWith('https:'))
    problems.push({
      variable: 'PUBLIC_URL',
      sentence:
        'PUBLIC_URL must start with https:// in production, because sign-in cookies and live connections must be encrypted. Use a TLS proxy and set PUBLIC_URL to its address.',
    });
  if (environment.SMTP_URL === null)
    problems.push({
      variable: 'SMTP_URL',
      sentence:
        'SMTP_URL is missing. Without it, verification codes and password reset links can’t be sent. Set it to your email server, such as smtp://user:password@mail.example:587',
    });
  if (environment.STAFF_SECOND_FACTOR === 'optional')
    problems.push({
      variable: 'STAFF_SECOND_FACTOR',
      sentence:
        'STAFF_SECOND_FACTOR can’t be optional in production, because a guessed password would be enough to sign in as staff. Remove it.',
    });
  if (environment.STRIPE_STAND_IN === 'yes')
    problems.push({
      variable: 'STRIPE_STAND_IN',
      sentence:
        'STRIPE_STAND_IN can’t be yes in production, because reports would be shown as paid without a payment. Remove it.',
    });
  return problems;
}

function sealingKeyProblems({ SEALING_KEY: key, TOKEN_SECRET }: Environment): readonly ConfigProblem[] {
  const variable = 'SEALING_KEY';
  if (key === null)
    return [
      {
        variable,
        sentence: `SEALING_KEY is missing. Stored bank accounts and authenticators could not be encrypted. ${MAKE_ONE}`,
      },
    ];
  const weakness = weaknessOf(key);
  if (weakness !== null)
    return [{ variable, sentence: `SEALING_KEY ${weakness}: stored secrets could be read. ${MAKE_ONE}` }];
  if (key === TOKEN_SECRET)
    return [
      {
        variable,
        sentence: `SEALING_KEY must differ from TOKEN_SECRET: each is changed on its own. ${MAKE_ONE}`,
      },
    ];
  return [];
}

/** Keys of the card payment provider that are missing beside others: with some of them a payment could be charged and never heard of. */
export function cardProblems(environment: Environment): readonly ConfigProblem[] {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const missing = names.filter((name) => environment[name] === null);
  if (missing.length === names.length) return [];
  return missing.map((variable) => ({
    variable,
    sentence: `${variable} is missing. Card payments need all three keys of the provider. Set it, or remove the other keys.`,
  }));
}
