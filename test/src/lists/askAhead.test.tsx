import { isAction, type Middleware } from '@reduxjs/toolkit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { CustomsLine } from '../../../contract/entities/customs';
import { askAhead } from '../../../src/lists/askAhead';
import { useStatement } from '../../../src/lists/useStatement';
import { LineList } from '../../../src/screens/customs/lines/LineList';
import { sendJson, startApiServer, succeeded, type ApiServer } from '../support/apiServer';
import { showScreen } from '../support/showScreen';
import { createTestBed } from '../support/testStore';

const line = (id: string, amountCollected: string) =>
  ({
    id,
    entryNumber: 'W5891964358',
    lineNo: Number(id),
    adjustmentSeq: 0,
    entryType: '01',
    entryDate: '2026-10-31',
    importDate: null,
    paymentDate: null,
    fiscalYear: 2026,
    portCode: '3401',
    portName: 'Pembina, ND',
    originCountry: 'CA',
    importerNumber: '12-3456789',
    importerName: 'HARBOR PINE',
    companyId: '7',
    companyName: 'Harbor Pine',
    htsCode: '4409109020',
    covered: true,
    quantity: '35.103',
    unit: 'm3',
    secondQuantity: null,
    secondUnit: null,
    quantityProgramUnit: '35.103',
    needsQuantity: false,
    enteredValue: null,
    feeClass: '672',
    amountCollected,
    amountExpected: amountCollected,
    variance: '0.00',
    varianceFlagged: false,
    exemptCertificate: null,
    amountRefunded: '0.00',
    claimId: null,
    claimNumber: null,
    batchId: '1',
  }) satisfies CustomsLine;

let server: ApiServer;
beforeEach(async () => {
  server = await startApiServer((call, response) => {
    if (!call.path.startsWith('/api/customs/lines')) {
      sendJson(response, 200, succeeded([]));
      return;
    }
    const isAscending = call.path.includes('sort=amountCollected');
    const rows = isAscending
      ? [line('1', '1.00'), line('2', '2.00')]
      : [line('2', '2.00'), line('1', '1.00')];
    sendJson(
      response,
      200,
      succeeded({ rows, total: 2, page: 1, pageSize: 25, sort: '', next: null, previous: null }),
    );
  });
});
afterEach(() => server.close());

const asked = () =>
  server.arrivedAt('/api/customs/lines').map(({ path }) => new URL(path, server.url).search);

const rows = () => [...document.querySelectorAll('[data-row]')].map(({ textContent }) => textContent);

async function shownLines(address = '/admin/customs?view=lines') {
  /** What each call of the store asks, and the address on screen at its beginning, as the rows' links have it. */
  const begun: { readonly asked: string; readonly address: string | null | undefined }[] = [];
  const watch: Middleware = () => (next) => (action) => {
    if (isAction(action) && action.type === 'api/executeQuery/pending')
      begun.push({
        asked: JSON.stringify(action),
        address: document.querySelector('[data-row-link]')?.getAttribute('href'),
      });
    return next(action);
  };
  const bed = createTestBed({ url: server.url, recorder: { first: watch, last: () => (next) => next } });
  await showScreen(<LineList />, bed, address);
  await waitFor(() => {
    expect(rows().length).toBe(2);
  });
  return { begun, dispatch: bed.store.dispatch };
}

describe('a list whose order is changed', () => {
  it('asks the server in the press itself, once, and then shows the answer', async () => {
    const { begun } = await shownLines();
    const order = screen.getByRole('button', { name: /Collected/ });
    fireEvent.click(order);
    const call = begun.find(({ asked: args }) => args.includes('amountCollected'));
    expect(call?.address).toMatch(/^\/admin\/customs\?view=lines&line=\d$/);
    fireEvent.click(order);
    await waitFor(() => {
      expect(rows()[0]).toContain('1.00');
    });
    const sorted = asked().filter((search) => search.includes('amountCollected'));
    expect(new Set(sorted).size).toBe(sorted.length);
  });

  it('adds what the screen asks of its own, and leaves it to the screen where a filter is taken away', async () => {
    const { begun, dispatch } = await shownLines();
    const ownAndList = { query: { page: '1', variance: 'flagged', batchId: '3' } };
    const list = { endpointName: 'listCustomsLines', originalArgs: ownAndList };
    const now = { page: '1', variance: 'flagged' };
    const before = begun.length;
    askAhead(dispatch, list, now, { page: '1' });
    expect(begun.length).toBe(before);
    askAhead(dispatch, list, now, { ...now, page: '2' });
    expect(begun.slice(before).map(({ asked: args }) => args)).toEqual([
      expect.stringMatching(/"batchId":"3".*"page":"2"/),
    ]);
  });

  it('asks for no page of a statement, which is cut into pages here', async () => {
    function Statement() {
      const { list } = useStatement(undefined, '');
      return (
        <button
          type="button"
          onClick={() => {
            list.askAhead?.(list.queryAfter?.({}) ?? {}, list.queryAfter?.({ page: 2 }) ?? {});
          }}
        >
          next
        </button>
      );
    }
    await showScreen(<Statement />, createTestBed({ url: server.url }));
    await waitFor(() => {
      expect(server.arrivedAt('/api/ledger').length).toBeGreaterThan(0);
    });
    const before = server.arrivedAt('/api/ledger').length;
    fireEvent.click(screen.getByRole('button', { name: 'next' }));
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect(server.arrivedAt('/api/ledger').length).toBe(before);
  });
});
