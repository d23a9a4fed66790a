import type { CardOutcome, CardScriptFailure } from '../../../api/payments/cardPort';

/** The server's payment that the fields belong to. */
export interface OpenPayment {
  readonly id: string;
  readonly amount: string;
}

/** Where a payment by card stands on the screen. */
export type PayState =
  /** The payment is being opened and the provider's form is on its way. */
  | { readonly step: 'preparing'; readonly isSlow: boolean; readonly payment: OpenPayment | null }
  | { readonly step: 'ready'; readonly payment: OpenPayment; readonly problem: PayProblem | null }
  | { readonly step: 'sending'; readonly payment: OpenPayment }
  /** Sent: what the server says is waited for. */
  | { readonly step: 'confirming'; readonly payment: OpenPayment; readonly isCertain: boolean }
  | { readonly step: 'unavailable'; readonly reason: CardScriptFailure }
  | { readonly step: 'refused'; readonly sentence: string };

/** Why the last try came to nothing: the provider's own words, or that nobody answered. */
export type PayProblem =
  | { readonly kind: 'from-server'; readonly sentence: string }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'declined' }
  /** What is owed is not what the button said any more. */
  | { readonly kind: 'amount-changed'; readonly before: string };

export type PayEvent =
  | { readonly type: 'begun' }
  | { readonly type: 'slowed' }
  | { readonly type: 'opened'; readonly payment: OpenPayment; readonly isProcessing: boolean }
  | { readonly type: 'refused'; readonly sentence: string }
  | { readonly type: 'formShown' }
  | { readonly type: 'formFailed'; readonly reason: CardScriptFailure }
  | { readonly type: 'pressed' }
  /** The server was asked again before the card was sent, and the payment is over another amount now. */
  | { readonly type: 'amountChanged'; readonly payment: OpenPayment }
  | { readonly type: 'answered'; readonly outcome: CardOutcome }
  /** The server has looked: the payment is open still. */
  | { readonly type: 'foundOpen'; readonly wasDeclined: boolean };

export const FIRST: PayState = { step: 'preparing', isSlow: false, payment: null };

/** What follows from what happened; what does not fit where the payment stands changes nothing. */
export function payReducer(state: PayState, event: PayEvent): PayState {
  switch (event.type) {
    case 'begun':
      return FIRST;
    case 'slowed':
      return state.step === 'preparing' ? { ...state, isSlow: true } : state;
    case 'opened':
      if (state.step !== 'preparing') return state;
      return event.isProcessing
        ? { step: 'confirming', payment: event.payment, isCertain: true }
        : { ...state, payment: event.payment };
    case 'refused':
      return { step: 'refused', sentence: event.sentence };
    case 'formShown':
      return state.step === 'preparing' && state.payment !== null
        ? { step: 'ready', payment: state.payment, problem: null }
        : state;
    case 'formFailed':
      return { step: 'unavailable', reason: event.reason };
    case 'pressed':
      return state.step === 'ready' ? { step: 'sending', payment: state.payment } : state;
    case 'amountChanged':
      return state.step === 'sending'
        ? {
            step: 'ready',
            payment: event.payment,
            problem: { kind: 'amount-changed', before: state.payment.amount },
          }
        : state;
    case 'answered':
      return state.step === 'sending' ? afterAnswer(state.payment, event.outcome) : state;
    case 'foundOpen':
      if (state.step !== 'confirming' || state.isCertain) return state;
      return {
        step: 'ready',
        payment: state.payment,
        problem: { kind: event.wasDeclined ? 'declined' : 'unanswered' },
      };
  }
}

function afterAnswer(payment: OpenPayment, outcome: CardOutcome): PayState {
  switch (outcome.kind) {
    case 'sent':
      return { step: 'confirming', payment, isCertain: true };
    case 'unknown':
      return { step: 'confirming', payment, isCertain: false };
    case 'declined':
    case 'incomplete':
      return {
        step: 'ready',
        payment,
        problem:
          outcome.sentence === ''
            ? { kind: 'declined' }
            : { kind: 'from-server', sentence: outcome.sentence },
      };
  }
}
