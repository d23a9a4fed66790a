import fc from 'fast-check';
import { FIRST, type PayEvent, payReducer, type PayState } from '../../../../src/screens/ledger/pay/payState';

const payment = { id: '7', amount: '120.50' };
const after = (...events: readonly PayEvent[]): PayState => events.reduce(payReducer, FIRST);
const opened: PayEvent = { type: 'opened', payment, isProcessing: false };
const shown: PayEvent = { type: 'formShown' };
const pressed: PayEvent = { type: 'pressed' };
const answered = (outcome: Extract<PayEvent, { type: 'answered' }>['outcome']): PayEvent => ({
  type: 'answered',
  outcome,
});

describe('a payment by card on the screen', () => {
  it('is ready once the server has opened it and the provider shows its form', () => {
    expect(after(shown)).toEqual(FIRST);
    expect(after(opened, shown)).toEqual({ step: 'ready', payment, problem: null });
    expect(after({ type: 'slowed' }, opened)).toMatchObject({ step: 'preparing', isSlow: true });
  });

  it('is sent once: a second press while it is on its way changes nothing', () => {
    const sending = after(opened, shown, pressed);
    expect(sending).toEqual({ step: 'sending', payment });
    expect(payReducer(sending, pressed)).toBe(sending);
  });

  it('can go on after a decline in the provider’s words, and after an answer that never came', () => {
    const declined = after(opened, shown, pressed, answered({ kind: 'declined', sentence: 'No funds.' }));
    expect(declined).toEqual({
      step: 'ready',
      payment,
      problem: { kind: 'from-server', sentence: 'No funds.' },
    });
    const lost = after(opened, shown, pressed, answered({ kind: 'unknown' }));
    expect(lost).toEqual({ step: 'confirming', payment, isCertain: false });
    expect(payReducer(lost, { type: 'foundOpen', wasDeclined: false })).toEqual({
      step: 'ready',
      payment,
      problem: { kind: 'unanswered' },
    });
  });

  it('H82 over another amount than the button said is not sent: the new amount is shown first', () => {
    const changed = after(opened, shown, pressed, {
      type: 'amountChanged',
      payment: { id: '7', amount: '60.25' },
    });
    expect(changed).toEqual({
      step: 'ready',
      payment: { id: '7', amount: '60.25' },
      problem: { kind: 'amount-changed', before: '120.50' },
    });
    expect(payReducer(changed, pressed)).toEqual({ step: 'sending', payment: { id: '7', amount: '60.25' } });
    expect(payReducer(FIRST, { type: 'amountChanged', payment })).toBe(FIRST);
  });

  it('that was sent is never offered again, whatever the server cannot say yet', () => {
    const sent = after(opened, shown, pressed, answered({ kind: 'sent' }));
    expect(payReducer(sent, { type: 'foundOpen', wasDeclined: false })).toBe(sent);
    expect(after({ type: 'opened', payment, isProcessing: true })).toMatchObject({ step: 'confirming' });
  });

  it('is never pressed twice in any order of events without an answer in between', () => {
    const event: fc.Arbitrary<PayEvent> = fc.constantFrom<PayEvent>(
      opened,
      shown,
      pressed,
      { type: 'slowed' },
      { type: 'foundOpen', wasDeclined: true },
      answered({ kind: 'sent' }),
      answered({ kind: 'unknown' }),
      answered({ kind: 'declined', sentence: '' }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: PayState = FIRST;
        let hasSent = false;
        for (const each of events) {
          const next = payReducer(state, each);
          if (state.step !== 'sending' && next.step === 'sending') expect(hasSent).toBe(false);
          if (next.step === 'confirming' && next.isCertain) hasSent = true;
          state = next;
        }
      }),
    );
  });
});
