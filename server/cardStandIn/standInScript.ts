/**
 * The stand-in's script as the portal's page runs it: `Stripe(key)` with elements, confirmPayment and retrievePaymentIntent. The page
 * never meets a card: fields and the bank's question are frames of the stand-in's own origin.
 */
export const STAND_IN_SCRIPT = `(() => {
  'use strict';
  const origin = new URL(document.currentScript.src).origin;
  const frameAt = (path, title) => {
    const frame = document.createElement('iframe');
    frame.src = origin + path;
    frame.title = title;
    frame.style.border = '0';
    return frame;
  };
  const hear = (frame, listener) => {
    const heard = (event) => {
      if (event.origin === origin && event.source === frame.contentWindow) listener(event.data);
    };
    addEventListener('message', heard);
    return () => removeEventListener('message', heard);
  };
  const secretId = (secret) => secret.split('_secret_')[0];

  const askBank = (secret, key) =>
    new Promise((resolve) => {
      const frame = frameAt('/v3/authenticate?id=' + encodeURIComponent(secretId(secret)), 'Bank authentication');
      Object.assign(frame.style, {
        position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '2147483647',
      });
      const forget = hear(frame, (message) => {
        if (message.kind === 'loaded') frame.contentWindow.postMessage({ kind: 'begin', secret, key }, origin);
        if (message.kind !== 'authenticated') return;
        forget();
        frame.remove();
        resolve(message.answer);
      });
      document.body.append(frame);
      frame.focus();
    });

  const outcome = (answer) =>
    answer.error === undefined ? { paymentIntent: answer } : { error: answer.error };

  function createElement(options, key, secret) {
    const listeners = {};
    const tell = (name, event) => (listeners[name] || []).forEach((listener) => listener(event));
    let frame;
    let forget = () => {};
    let waiting;
    return {
      on(name, listener) { (listeners[name] = listeners[name] || []).push(listener); return this; },
      mount(place) {
        const target = typeof place === 'string' ? document.querySelector(place) : place;
        frame = frameAt('/v3/card?lang=' + encodeURIComponent(options.locale || 'en') +
          '&theme=' + encodeURIComponent((options.appearance && options.appearance.theme) || 'stripe'),
          'Secure payment input frame');
        frame.style.width = '100%';
        frame.style.height = '15rem';
        frame.onerror = () => tell('loaderror', { error: { type: 'api_connection_error' } });
        forget = hear(frame, (message) => {
          if (message.kind === 'loaded') frame.contentWindow.postMessage({ kind: 'begin', secret, key }, origin);
          if (message.kind === 'ready') tell('ready', {});
          if (message.kind === 'change') tell('change', { complete: message.complete, empty: message.empty });
          if (message.kind === 'height') frame.style.height = message.pixels + 'px';
          if (message.kind === 'answer' && waiting) { const done = waiting; waiting = undefined; done(message.answer); }
        });
        target.append(frame);
      },
      unmount() { forget(); if (frame) frame.remove(); },
      destroy() { this.unmount(); },
      ask(action) {
        return new Promise((resolve) => {
          waiting = resolve;
          frame.contentWindow.postMessage({ kind: action }, origin);
        });
      },
    };
  }

  window.Stripe = (key) => ({
    elements(options) {
      let element;
      return {
        secret: options.clientSecret,
        create() { element = createElement(options, key, options.clientSecret); return element; },
        getElement: () => element || null,
        submit: () => element.ask('submit'),
      };
    },
    async confirmPayment({ elements }) {
      const answer = await elements.getElement().ask('confirm');
      if (answer.next_action) return outcome(await askBank(elements.secret, key));
      return outcome(answer);
    },
    async retrievePaymentIntent(secret) {
      const query = new URLSearchParams({ key, client_secret: secret });
      const answer = await fetch(origin + '/v1/payment_intents/' + secretId(secret) + '?' + query);
      return outcome(await answer.json());
    },
  });
})();
`;
