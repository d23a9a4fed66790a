import en from '../texts/en/cardStandIn.json';
import fr from '../texts/fr/cardStandIn.json';
import { TEST_CARDS } from './testCards';

const TEXTS = { en, fr } as const;

type Language = keyof typeof TEXTS;

const languageOf = (text: string | null): Language => (text?.startsWith('fr') === true ? 'fr' : 'en');

const page = (language: Language, title: string, isDark: boolean, body: string, script: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/v3/frame.css"></head>
<body${isDark ? ' class="dark"' : ''}><main>${body}</main><script src="/v3/${script}"></script></body></html>`;

/** The frame with the card's fields. */
export function cardPage(query: URLSearchParams): string {
  const language = languageOf(query.get('lang'));
  const texts = TEXTS[language];
  const field = (id: string, label: string, hint: string, autocomplete: string): string =>
    `<div><label for="${id}">${label}</label><input id="${id}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${hint}"></div>`;
  return page(
    language,
    texts.number,
    query.get('theme') === 'night',
    `<form novalidate data-incomplete="${texts.incomplete}">${field('number', texts.number, '1234 1234 1234 1234', 'cc-number')}
<div class="two">${field('expiry', texts.expiry, 'MM / YY', 'cc-exp')}${field('code', texts.code, 'CVC', 'cc-csc')}</div>
<p role="alert" id="fault"></p><p class="note">${texts.note} ${TEST_CARDS.good}, ${TEST_CARDS['asks-back']}, ${TEST_CARDS['insufficient-funds']}</p></form>`,
    'card.js',
  );
}

/** The frame in which the payer's bank asks back. */
export function authenticatePage(query: URLSearchParams): string {
  const texts = TEXTS[languageOf(query.get('lang'))];
  return page(
    languageOf(query.get('lang')),
    texts.bank,
    false,
    `<div class="bank"><h1>${texts.bank}</h1><button id="complete">${texts.complete}</button> <button id="fail">${texts.refuse}</button></div>`,
    'authenticate.js',
  );
}

export const FRAME_STYLE = `
body { margin: 0; padding: 2px; font: 16px/1.4 system-ui, sans-serif; color: #1c2420; background: transparent; }
label { display: block; margin-bottom: 4px; font-size: 14px; }
input { box-sizing: border-box; width: 100%; padding: 8px 12px; font: inherit; border: 1px solid #6b7672; border-radius: 6px; background: #fff; color: #1c2420; }
input:focus-visible, button:focus-visible { outline: 3px solid #1f5fbf; outline-offset: -1px; }
div { margin-bottom: 10px; } .two { display: flex; gap: 12px; } .two > div { flex: 1; min-width: 0; margin: 0; }
p { margin: 6px 0; } #fault { color: #a3201b; min-height: 1.2em; } .note { font-size: 13px; overflow-wrap: anywhere; }
.dark { color: #e6ece9; color-scheme: dark; } .dark input { background: #161b19; color: #e6ece9; } .dark #fault { color: #ff9d97; }
.bank { max-width: 26rem; margin: 15vh auto; padding: 24px; background: #fff; border: 1px solid #6b7672; border-radius: 8px; }
.bank h1 { font-size: 20px; margin: 0 0 16px; } button { font: inherit; padding: 8px 14px; margin: 0 8px 8px 0; min-height: 40px; }
`;

const SHARED = `'use strict';
const tell = (message) => parent.postMessage(message, '*');
let begun;
const call = async (action, values) => {
  const id = begun.secret.split('_secret_')[0];
  const body = new URLSearchParams({ key: begun.key, client_secret: begun.secret, ...values });
  const answer = await fetch('/v1/payment_intents/' + id + '/' + action, { method: 'POST', body });
  return answer.json();
};
`;

/** What the card frame does: tells whether it is filled in, and sends the card to the stand-in, to nobody else. */
export const CARD_SCRIPT = `${SHARED}
const fields = ['number', 'expiry', 'code'].map((id) => document.getElementById(id));
const fault = document.getElementById('fault');
const digits = (field) => field.value.replace(/\\D/g, '');
const isComplete = () => digits(fields[0]).length >= 15 && digits(fields[1]).length === 4 && digits(fields[2]).length >= 3;
addEventListener('input', () => {
  fault.textContent = '';
  tell({ kind: 'change', complete: isComplete(), empty: fields.every((field) => field.value === '') });
});
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
const incomplete = () => {
  const message = document.querySelector('form').dataset.incomplete;
  fault.textContent = message;
  fields[0].focus();
  return { error: { type: 'validation_error', code: 'incomplete_number', message } };
};
addEventListener('message', async (event) => {
  if (event.source !== parent) return;
  if (event.data.kind === 'begin') { begun = event.data; tell({ kind: 'height', pixels: document.documentElement.scrollHeight + 4 }); tell({ kind: 'ready' }); }
  if (event.data.kind === 'submit') tell({ kind: 'answer', answer: isComplete() ? {} : incomplete() });
  if (event.data.kind !== 'confirm') return;
  if (!isComplete()) { tell({ kind: 'answer', answer: incomplete() }); return; }
  const answer = await call('confirm', {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digits(fields[0]),
    'payment_method_data[card][exp]': digits(fields[1]),
    'payment_method_data[card][cvc]': digits(fields[2]),
  }).catch(() => ({ error: { type: 'api_connection_error', message: '' } }));
  tell({ kind: 'answer', answer });
});
tell({ kind: 'loaded' });
`;

export const AUTHENTICATE_SCRIPT = `${SHARED}
const end = (outcome) => async () => {
  const answer = await call('authenticate', { outcome }).catch(() => ({ error: { type: 'api_connection_error', message: '' } }));
  tell({ kind: 'authenticated', answer });
};
document.getElementById('complete').addEventListener('click', end('complete'));
document.getElementById('fail').addEventListener('click', end('fail'));
addEventListener('message', (event) => {
  if (event.source === parent && event.data.kind === 'begin') { begun = event.data; document.getElementById('complete').focus(); }
});
tell({ kind: 'loaded' });
`;
