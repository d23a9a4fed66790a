import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import type { CardFieldsRequest, CardOutcome } from '../../../../src/api/payments/cardPort';
import { useCardForm } from '../../../../src/screens/ledger/pay/useCardForm';
import { sendJson, startApiServer, succeeded } from '../../support/apiServer';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const CARD = {
  isSetUp: true,
  isStandIn: true,
  publishableKey: 'pk_test_1',
  scriptUrl: 'http://127.0.0.1:9/v3',
};

function Desk() {
  const { placeRef, state, pay } = useCardForm({ reportId: '7' }, CARD);
  const { i18n } = useTranslation();
  return (
    <>
      <div ref={placeRef} />
      <output>{state.step}</output>
      <button onClick={pay}>Pay</button>
      <button onClick={() => void i18n.changeLanguage('fr')}>Français</button>
      <button onClick={() => void i18n.changeLanguage('en')}>English</button>
    </>
  );
}

it('H14 leaves the card’s fields alone while a payment is on its way, whatever language is chosen meanwhile', async () => {
  const server = await startApiServer((_, response) => {
    sendJson(
      response,
      200,
      succeeded({ id: '1', clientSecret: 'pi_1_secret_2', amount: '120.50', state: 'open' }),
    );
  });
  const drawn: CardFieldsRequest[] = [];
  const removed: number[] = [];
  const held: { answer?: (outcome: CardOutcome) => void } = {};
  const bed = createTestBed({
    url: server.url,
    cards: {
      showFields: (request) => {
        const number = drawn.push(request);
        request.onReady();
        return Promise.resolve({
          ok: true,
          value: {
            confirm: () =>
              new Promise((resolve) => {
                held.answer = resolve;
              }),
            remove: () => removed.push(number),
          },
        });
      },
    },
  });
  await showScreen(<Desk />, bed);
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe('ready');
  });
  await userEvent.click(screen.getByText('Français'));
  await waitFor(() => {
    expect(drawn.map(({ language }) => language)).toEqual(['en', 'fr']);
  });
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe('ready');
  });
  await userEvent.click(screen.getByText('Pay'));
  await userEvent.click(screen.getByText('English'));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(removed).toEqual([1]);
  expect(screen.getByRole('status').textContent).toBe('sending');
  await waitFor(() => {
    expect(held.answer).toBeDefined();
  });
  act(() => {
    held.answer?.({ kind: 'sent' });
  });
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe('confirming');
  });
  // For each language, and before the card was sent: what is owed may have changed (H82).
  expect(server.arrivedAt('/api/payments/card')).toHaveLength(3);
  await server.close();
});
