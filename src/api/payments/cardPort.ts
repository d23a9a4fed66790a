import type { Language } from '../../../contract/texts/sentence';
import type { Result } from '../../../domain/result';

/** Why the provider's script is of no use: it did not come, or came without what it should bring. */
export type CardScriptFailure = 'failed-to-load' | 'not-available';

/** How a try to pay ended in the browser. What it says is believed only when the server says it too. */
export type CardOutcome =
  | { readonly kind: 'sent' }
  /** The provider's own words, in the reader's language. */
  | { readonly kind: 'declined'; readonly sentence: string }
  /** The fields say what is missing; nothing was sent. */
  | { readonly kind: 'incomplete'; readonly sentence: string }
  /** No answer: it may have been charged. */
  | { readonly kind: 'unknown' };

/** The provider's card fields on the page: a frame of theirs that no code of ours can look into. */
export interface CardFields {
  readonly confirm: () => Promise<CardOutcome>;
  readonly remove: () => void;
}

export interface CardFieldsRequest {
  readonly scriptUrl: string;
  readonly publishableKey: string;
  /** What the payment is confirmed with; a secret of the payer. */
  readonly clientSecret: string;
  readonly language: Language;
  readonly isDark: boolean;
  /** Where the fields go. */
  readonly place: HTMLElement;
  /** Where a bank that leads the payer away leads them back to. */
  readonly returnUrl: string;
  readonly onReady: () => void;
  readonly onLoadError: () => void;
  /** Called off, nobody waits any longer. */
  readonly signal: AbortSignal;
}

/** The card provider in the browser; its script is loaded when the first fields are asked for, and once. */
export interface CardPort {
  showFields(request: CardFieldsRequest): Promise<Result<CardFields, CardScriptFailure>>;
}
