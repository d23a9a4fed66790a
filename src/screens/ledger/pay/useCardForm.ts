import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import type { DataOf } from '../../../../contract/endpoint';
import type { getPayable } from '../../../../contract/endpoints/payments';
import type { CardFields } from '../../../api/payments/cardPort';
import { errorMessage } from '../../../api/base/errorMessage';
import { openCardPayment, showCardFields } from '../../../api/payments/openCardPayment';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { idsFrom, type OwedIds, owedKey } from '../../../components/ledger/owedThing';
import { useLanguage } from '../../../i18n/useFormat';
import { selectTheme } from '../../../state/preferences';
import { isConfirming } from './findPaid';
import { FIRST, type OpenPayment, payReducer, type PayEvent, type PayState } from './payState';
import { withBase } from '../../../routing/basePath';

type Card = DataOf<typeof getPayable>['card'];

/** After this long the form is said to be slow, and what else can be done; it is waited for all the same. */
const SLOW_MS = 8_000;

/** Nothing is owed any more; every other failure may pass, and leaves the card's fields as they are. */
const CONFLICT = 409;

export interface CardForm {
  readonly state: PayState;
  readonly sendEvent: (event: PayEvent) => void;
  /** Where the provider's fields go; they stay in place until the payment is through. */
  readonly placeRef: (place: HTMLElement | null) => void;
  /** Sends the card, once however often it is pressed. */
  readonly pay: () => void;
  /** Begins again: another request for the script, the same payment. */
  readonly retry: () => void;
}

/** Opens the payment at the server and puts the provider's fields on the page. */
export function useCardForm(ids: OwedIds, card: Card): CardForm {
  const dispatch = useApiDispatch();
  const store = useStore();
  const language = useLanguage();
  const { t } = useTranslation('ledger');
  const [state, sendEvent] = useReducer(payReducer, FIRST);
  const [attempt, setAttempt] = useState(1);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const fields = useRef<CardFields | null>(null);
  const isSending = useRef(false);
  const { scriptUrl, publishableKey } = card;
  // One text, so that the same thing in another object opens nothing again.
  const key = owedKey(ids);
  const theme = useSelector(selectTheme);
  // The provider draws its fields once; they are drawn again for another theme or language, but never while a payment is on its way.
  const [drawn, setDrawn] = useState({ theme, language });
  if ((theme !== drawn.theme || language !== drawn.language) && state.step === 'ready') {
    setDrawn({ theme, language });
    sendEvent({ type: 'begun' });
  }

  useEffect(() => {
    if (place === null || scriptUrl === null || publishableKey === null) return undefined;
    const away = new AbortController();
    const slow = setTimeout(() => {
      sendEvent({ type: 'slowed' });
    }, SLOW_MS);
    const isGone = (): boolean => away.signal.aborted;
    const say = (event: PayEvent): void => {
      if (!isGone()) sendEvent(event);
    };
    async function prepare(at: HTMLElement, script: string, publicKey: string): Promise<void> {
      const opened = await dispatch(openCardPayment(idsFrom(key)));
      if (isGone()) return;
      if (!opened.ok) {
        say({ type: 'refused', sentence: errorMessage(opened.failure, drawn.language) });
        return;
      }
      const { id, amount, clientSecret, state: stands } = opened.value;
      const isProcessing = stands === 'processing' || isConfirming(store.getState(), id);
      say({ type: 'opened', payment: { id, amount }, isProcessing });
      if (isProcessing) return;
      const shown = await dispatch(
        showCardFields({
          scriptUrl: script,
          publishableKey: publicKey,
          clientSecret,
          language: drawn.language,
          isDark: document.documentElement.dataset['bsTheme'] === 'dark',
          place: at,
          returnUrl: location.origin + withBase('/ledger'),
          onReady: () => {
            clearTimeout(slow);
            say({ type: 'formShown' });
          },
          onLoadError: () => {
            say({ type: 'formFailed', reason: 'failed-to-load' });
          },
          signal: away.signal,
        }),
      );
      if (!shown.ok) say({ type: 'formFailed', reason: shown.failure });
      else if (isGone()) shown.value.remove();
      else fields.current = shown.value;
    }
    prepare(place, scriptUrl, publishableKey).catch(() => {
      // A script that breaks while it starts is as good as none.
      say({ type: 'formFailed', reason: 'not-available' });
    });
    return () => {
      away.abort();
      clearTimeout(slow);
      fields.current?.remove();
      fields.current = null;
    };
  }, [dispatch, store, key, scriptUrl, publishableKey, place, attempt, drawn]);

  async function send(shown: CardFields, payment: OpenPayment): Promise<void> {
    isSending.current = true;
    sendEvent({ type: 'pressed' });
    const stopped = await askAgain(payment);
    sendEvent(stopped ?? { type: 'answered', outcome: await shown.confirm() });
    isSending.current = false;
  }

  /** Since the form was opened a check may have arrived, or the report been amended. Null where the card can be sent as it is. */
  async function askAgain(payment: OpenPayment): Promise<PayEvent | null> {
    const asked = await dispatch(openCardPayment(idsFrom(key)));
    if (!asked.ok) {
      const sentence = errorMessage(asked.failure, language);
      return asked.failure.kind === 'refused' && asked.failure.status === CONFLICT
        ? { type: 'refused', sentence }
        : { type: 'answered', outcome: { kind: 'incomplete', sentence } };
    }
    const { id, amount, state: stands } = asked.value;
    if (stands === 'processing') return { type: 'answered', outcome: { kind: 'sent' } };
    // The fields belong to a payment that the provider has ended: another one is in its place.
    if (id !== payment.id) return { type: 'refused', sentence: t('pay.replaced') };
    return amount === payment.amount ? null : { type: 'amountChanged', payment: { id, amount } };
  }

  return {
    state,
    sendEvent,
    placeRef: setPlace,
    pay: () => {
      if (!isSending.current && state.step === 'ready' && fields.current !== null)
        void send(fields.current, state.payment);
    },
    retry: () => {
      sendEvent({ type: 'begun' });
      setDrawn({ theme, language });
      setAttempt((last) => last + 1);
    },
  };
}
