/** A body on its way out. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly location?: string;
}

export interface Entry {
  readonly name: string;
  readonly text: string;
}

export interface Flags {
  readonly isAssessmentPayer: boolean;
  readonly isExempt: boolean;
  readonly isRefundEligible: boolean;
}

interface SignedIn extends Flags {
  readonly token: string;
  readonly companyId: number;
  readonly companyName: string;
}

/** How a backend writes what the specification leaves open. */
export interface Variant {
  readonly done: (data: unknown, message: string) => Answer;
  readonly failed: (status: number, entries: readonly Entry[]) => Answer;
  /** A refusal that says nothing more. */
  readonly unknown: () => Answer;
  readonly locked: (message: string) => Answer;
  readonly session: (signedIn: SignedIn) => Answer;
  readonly codeAsked: (userId: number, companyName: string) => Answer;
  readonly renewed: (token: string) => Answer;
  readonly profile: (profile: Readonly<Record<string, unknown>>) => unknown;
  /** Arguments of the event sendStatus. */
  readonly status: (message: string, state: string) => readonly unknown[];
}

const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(value),
});
const text = (status: number, value: string): Answer => ({ status, type: 'text/plain', text: value });
const empty = (status: number): Answer => ({ status, type: '', text: '' });
const REDIRECT = { error: 'LoginRedirect', details: 'A code is needed.' };

/** Every field of the specification, in its order. */
const plain: Variant = {
  done: (data, message) => json(200, { succeeded: true, data, errors: [], message }),
  failed: (status, entries) =>
    json(status, {
      succeeded: false,
      data: null,
      errors: entries.map(({ name, text: details }) => ({ error: name, details })),
      message: '',
    }),
  unknown: () =>
    json(401, { succeeded: false, data: null, errors: [{ error: 'Login', details: 'Wrong.' }], message: '' }),
  locked: (message) => text(423, message),
  session: (data) => json(200, { succeeded: true, data, errors: [], message: '' }),
  codeAsked: (userId, companyName) =>
    json(200, { succeeded: true, data: { userId, companyName }, errors: [REDIRECT], message: 'Sent.' }),
  renewed: (token) => json(200, { succeeded: true, data: { token }, errors: [], message: '' }),
  profile: (profile) => profile,
  status: (message, state) => [{ message, state }],
};

/** Leaves out what it can, and writes null where it cannot. */
const sparse: Variant = {
  done: (data) => json(200, { succeeded: true, data, errors: null, message: null }),
  failed: (status, entries) =>
    json(status, { errors: entries.map(({ name }) => ({ error: name, details: null })) }),
  unknown: () => empty(401),
  locked: (message) => json(423, message),
  session: ({ token }) => json(200, { succeeded: true, data: { token, companyId: null }, errors: null }),
  codeAsked: () => json(200, { succeeded: true, data: null, errors: [{ ...REDIRECT, details: null }] }),
  renewed: (token) => json(200, { succeeded: true, data: token }),
  profile: ({ companyName, companyId }) => ({ companyId, companyName }),
  status: (message, state) => [message, state],
};

/** In the manner of a framework: errors by field, names in Pascal case, texts in place of envelopes. */
const framework: Variant = {
  done: (_, message) => text(200, message),
  failed: (status, entries) => {
    const errors: Record<string, string[]> = {};
    for (const { name, text: sentence } of entries) (errors[name] ??= []).push(sentence);
    return json(status, { title: 'One or more validation errors occurred.', status, errors });
  },
  unknown: () =>
    json(401, { title: 'Unauthorized', status: 401, errors: { Login: ['Wrong.', 'Try again.'] } }),
  locked: (message) => json(423, { message }),
  session: ({ isExempt, ...rest }) => json(200, { succeeded: true, data: rest, isExempt }),
  codeAsked: () => json(200, { succeeded: true, message: 'Sent.', errors: [REDIRECT] }),
  renewed: (token) => json(200, token),
  profile: (profile) => ({ ...profile, companyId: String(profile['companyId']), unheardOf: { deep: [1] } }),
  status: (message, state) => [{ Message: message, State: state }],
};

/** As few words as possible. */
const terse: Variant = {
  done: (data) => (data === null ? empty(200) : json(200, { data })),
  failed: (status, entries) => json(status, { message: entries.map((entry) => entry.text).join(' ') }),
  unknown: () => json(401, { succeeded: false }),
  locked: (message) => ({ status: 423, type: '', text: message }),
  session: (data) => json(200, { data }),
  codeAsked: (userId) =>
    json(200, { data: { userId: String(userId) }, errors: [{ error: 'LoginRedirect' }] }),
  renewed: (token) => text(200, token),
  profile: (profile) => profile,
  status: (message) => [{ message }],
};

export const VARIANTS = { plain, sparse, framework, terse } as const;
export type VariantName = keyof typeof VARIANTS;

export const isVariant = (name: string): name is VariantName => Object.hasOwn(VARIANTS, name);
