/** One payment as the stand-in keeps it, in the provider's own words; amounts in whole cents. */
export interface StandInIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'canceled' | 'succeeded';
  amount: number;
  amount_received: number;
  readonly currency: string;
  readonly client_secret: string;
  readonly created: number;
  readonly description: string;
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  last_payment_error: StandInError | null;
  /** Set while the payer's bank asks back. */
  next_action: { readonly type: 'use_stripe_sdk' } | null;
}

export interface StandInError {
  readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

/** An answer that is no success: the HTTP status and the provider's error; the payment is named where there is one. */
export interface StandInRefusal {
  readonly status: number;
  readonly error: StandInError;
  readonly intent?: StandInIntent;
}

/** An error of a caller who asks for what is not there, or not now. */
export const invalidRequest = (
  status: number,
  code: string,
  message: string,
  intent?: StandInIntent,
): StandInRefusal => ({
  status,
  error: { type: 'invalid_request_error', code, message },
  ...(intent === undefined ? {} : { intent }),
});
