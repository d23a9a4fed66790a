import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programDocument } from '../../../../contract/entities/configuration';
import { completeDocument } from '../../../../domain/completeDocument';
import { QUARTERLY_BOARD_FEET } from '../../../../domain/presets';
import { ReviewChange } from '../../../../src/screens/configuration/edit/ReviewChange';
import { refused, sendJson, startApiServer } from '../../support/apiServer';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const preview = {
  changes: [{ field: 'appealDays', before: '30', after: '45' }],
  faults: [],
  warnings: [],
  touches: {
    draftReports: 0,
    reportsToReview: 0,
    reportsUnpaid: 0,
    claimsUnderWay: 0,
    certificatesInForce: 0,
    entryLinesInChangedRates: 0,
  },
};

const shownAtTop = jest.fn();
beforeAll(() => {
  // jsdom lays nothing out, so it has no such function.
  Element.prototype.scrollIntoView = function scrolled(this: Element, where) {
    shownAtTop(this.textContent, where);
  };
});

test('opens at the top of the window, with the focus on its heading', async () => {
  shownAtTop.mockClear();
  await showScreen(
    <ReviewChange
      preview={preview}
      version="7"
      document={programDocument.parse(completeDocument(QUARTERLY_BOARD_FEET))}
      effectiveOn={undefined}
      onEffectiveOn={() => undefined}
      onSaved={() => undefined}
      onStale={() => undefined}
    />,
    createTestBed(),
  );
  expect(shownAtTop.mock.calls).toEqual([['Review changes', { block: 'start' }]]);
  expect(document.activeElement?.textContent).toBe('Review changes');
});

test('a change sent again after a lost answer keeps its key, and gets another one with another reason', async () => {
  const server = await startApiServer((_, response) => {
    sendJson(response, 503, refused('unavailable', 'Try again in a minute.'));
  });
  await showScreen(
    <ReviewChange
      preview={preview}
      version="7"
      document={programDocument.parse(completeDocument(QUARTERLY_BOARD_FEET))}
      effectiveOn={undefined}
      onEffectiveOn={() => undefined}
      onSaved={() => undefined}
      onStale={() => undefined}
    />,
    createTestBed({ url: server.url }),
  );
  const keys = (): unknown[] =>
    server.arrivedAt('/api/admin/configuration').map(({ headers }) => headers['idempotency-key']);
  const save = async (times: number): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Save configuration' }));
    await waitFor(() => {
      expect(keys()).toHaveLength(times);
    });
    await screen.findByText('Try again in a minute.');
  };
  await userEvent.type(screen.getByLabelText('Reason for change'), 'Board vote');
  await save(1);
  await save(2);
  await userEvent.type(screen.getByLabelText('Reason for change'), ' of June');
  await save(3);
  const [first, second, third] = keys();
  expect([second === first, third === first]).toEqual([true, false]);
  await server.close();
});

test('today is no day of its own: the change holds at once', async () => {
  const days: (string | undefined)[] = [];
  await showScreen(
    <ReviewChange
      preview={preview}
      version="7"
      document={programDocument.parse(completeDocument(QUARTERLY_BOARD_FEET))}
      effectiveOn="2099-01-01"
      onEffectiveOn={(day) => {
        days.push(day);
      }}
      onSaved={() => undefined}
      onStale={() => undefined}
    />,
    createTestBed(),
  );
  const day = screen.getByLabelText('Takes effect on');
  const today = day.getAttribute('min') ?? '';
  fireEvent.change(day, { target: { value: '2099-02-01' } });
  fireEvent.change(day, { target: { value: today } });
  fireEvent.change(day, { target: { value: '' } });
  expect(days).toEqual(['2099-02-01', undefined, undefined]);
});
