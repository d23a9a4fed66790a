/** Names whose values never reach a log, compared without case, dashes and underscores. */
const SECRET_NAMES = new Set([
  'authorization',
  'cookie',
  'setcookie',
  'password',
  'currentpassword',
  'newpassword',
  'oldpassword',
  'confirmpassword',
  'temporarypassword',
  'passwordhash',
  'token',
  'accesstoken',
  'refreshtoken',
  'resettoken',
  'secret',
  'totpsecret',
  'mfacode',
  'tokensecret',
  'connectionstring',
  'databaseurl',
  'smtpurl',
]);

const BLANK = '[redacted]';
const QUERY_SECRET = /([?&](?:access_token|token|code|password)=)[^&\s"'#]+/gi;
const BEARER = /\b(Bearer\s+)[\w.~+/=-]+/gi;
const URL_PASSWORD = /(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]+:)[^\s@]+@/gi;
const DEEPEST = 6;

/** Blanks secrets written inside a sentence: query parameters, bearer headers, passwords of addresses. */
export function redactText(text: string): string {
  return text
    .replace(QUERY_SECRET, `$1${BLANK}`)
    .replace(BEARER, `$1${BLANK}`)
    .replace(URL_PASSWORD, `$1${BLANK}@`);
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const isSecretName = (name: string): boolean => SECRET_NAMES.has(name.toLowerCase().replace(/[-_]/g, ''));

/**
 * A copy of a log entry's content without secrets. Plain objects and arrays are walked to a fixed depth; other
 * objects (requests, errors) are left to the logger's serializers, which call this on what they make.
 */
export function redactSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => redactSecrets(item, depth + 1));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecretName(name) ? BLANK : redactSecrets(inner, depth + 1),
    ]),
  );
}
