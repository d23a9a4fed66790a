export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** How an attempt to sign in ended. `message` is the server's sentence, to be shown as plain text. */
export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | {
      readonly kind: 'code-needed';
      /** Empty where the server names none. */
      readonly userId: string;
      readonly companyName: string;
      /** Where the code comes from, where the server says. */
      readonly by?: 'mail' | 'app' | undefined;
    }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

export type CodeNeeded = Extract<SignInOutcome, { readonly kind: 'code-needed' }>;

/** A code that is asked of whoever gave this address, where the server names no user. */
export const withFallbackUserId = (needed: CodeNeeded, email: string): CodeNeeded =>
  needed.userId === '' ? { ...needed, userId: email } : needed;
