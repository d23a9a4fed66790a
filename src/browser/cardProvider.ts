import type { CardFieldsRequest, CardOutcome, CardPort } from '../api/payments/cardPort';
import { ok } from '../../domain/result';
import { loadCardScript } from './cardScript';
import { readConfirmation, readProvider } from './cardProviderShapes';

const LANGUAGES = { en: 'en', fr: 'fr-CA' } as const;

/** The provider behind its own script: its fields in its own frame, confirmed by its own code. */
export const cardProvider: CardPort = {
  showFields: async (request) => {
    const loaded = await loadCardScript(request.scriptUrl, request.signal);
    if (!loaded.ok) return loaded;
    const provider = readProvider(loaded.value, request.publishableKey);
    if (!provider.ok) return provider;
    const elements = provider.value.elements({
      clientSecret: request.clientSecret,
      locale: LANGUAGES[request.language],
      appearance: { theme: request.isDark ? 'night' : 'stripe' },
    });
    const element = elements.create('payment', {
      layout: 'tabs',
      // What is owed is asked again before a card is sent; a wallet must open at once, and shows the amount of before.
      wallets: { applePay: 'never', googlePay: 'never' },
    });
    element.on('ready', request.onReady);
    element.on('loaderror', request.onLoadError);
    // Whoever has left needs no fields.
    if (!request.signal.aborted) element.mount(request.place);
    return ok({
      confirm: () => confirm(() => provider.value.confirmPayment(confirmation(elements, request))),
      remove: () => {
        element.destroy();
      },
    });
  },
};

const confirmation = (elements: unknown, { returnUrl }: CardFieldsRequest) => ({
  elements,
  confirmParams: { return_url: returnUrl },
  redirect: 'if_required' as const,
});

async function confirm(send: () => Promise<unknown>): Promise<CardOutcome> {
  try {
    return readConfirmation(await send());
  } catch {
    // Whatever broke there, the payment may have got through: the server is asked.
    return { kind: 'unknown' };
  }
}
