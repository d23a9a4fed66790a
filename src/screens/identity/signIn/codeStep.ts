import type { CodeForm } from '../../../components/form/CodeForm';
import type { CodeNeeded, Credentials } from '../../../api/identity/signInOutcome';

/** What the server wants back with the code, and what the person chose before. */
export interface CodeAwaited {
  readonly userId: string;
  readonly companyName: string;
  readonly rememberMe: boolean;
}

/** The code step as far as it has come. */
export interface CodeStep {
  /** Loaded with the application, so that the sign-in page's first bytes do not carry it. */
  readonly Form: typeof CodeForm;
  readonly awaited: CodeAwaited;
  readonly by: 'mail' | 'app' | undefined;
  /** Kept until the code is entered: another code by email is another sign-in. */
  readonly credentials: Credentials;
}

/** The step an attempt has led to. Rejects where the form's own part cannot be loaded. */
export async function beginCodeStep(outcome: CodeNeeded, credentials: Credentials): Promise<CodeStep> {
  const { CodeForm: Form } = await import(/* webpackChunkName: "code" */ '../../../components/form/CodeForm');
  const { userId, companyName, by } = outcome;
  return { Form, awaited: { userId, companyName, rememberMe: credentials.rememberMe }, by, credentials };
}
