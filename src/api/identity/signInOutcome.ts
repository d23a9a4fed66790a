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
      readonly userId: string;
      readonly companyName: string;
      /** Where the code comes from, where the server says. */
      readonly by?: 'mail' | 'app' | undefined;
    }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' };
