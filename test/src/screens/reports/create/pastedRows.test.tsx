import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  blankLine,
  EMPTY_REPORT,
  formOf,
  type NewLine,
} from '../../../../../src/screens/reports/create/reportForm';
import { ReportWizard } from '../../../../../src/screens/reports/create/ReportWizard';
import { type ApiServer, sendJson, startApiServer, succeeded } from '../../../support/apiServer';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';

const facts = {
  fiscalYear: 2026,
  period: 'Q3',
  firstDay: '2026-07-01',
  lastDay: '2026-09-30',
  dueDate: '2026-10-30',
  unit: 'MBF',
};
const line = (part: Partial<NewLine>): NewLine => ({ ...blankLine('2026-09-30'), ...part });
const lastReport = {
  id: '8',
  number: 'R-2026-Q2-000002',
  companyId: '1',
  companyName: 'Pinegrove',
  fiscalYear: 2026,
  period: 'Q2',
  status: 'Accepted',
  dueDate: '2026-07-30',
  submittedAt: null,
  quantityShipped: '3.000',
  quantityAssessable: '0.000',
  amountDue: '0.00',
  lateCharge: '0.00',
  interest: '0.00',
  amountPaid: '0.00',
  balance: '0.00',
  paymentStatus: 'nothing-due',
  isLate: false,
  revision: 1,
  isCurrent: true,
};
const lastRecord = {
  ...lastReport,
  index: 2,
  version: 1,
  firstDay: '2026-04-01',
  lastDay: '2026-06-30',
  unit: 'MBF',
  ratePerUnit: '0.41',
  quantityExported: '0.000',
  quantityImported: '0.000',
  quantityOrganic: '0.000',
  exemptUsedBefore: '0.000',
  exemptApplied: '0.000',
  caughtUp: '0.000',
  lines: [{ kind: 'SHIPPED', date: '2026-06-30', description: '', quantity: '3', country: null }],
  explanation: [],
  submittedBy: null,
  receiptNumber: null,
  certifiedBy: null,
  amendReason: '',
  review: null,
  owedByPart: { assessment: '0.00', 'late-charge': '0.00', interest: '0.00' },
  paidByPart: { assessment: '0.00', 'late-charge': '0.00', interest: '0.00' },
  charges: [],
  versions: [],
  timeline: [],
  writtenOff: '0.00',
  corrections: [],
  pendingAmendmentId: null,
  actions: [],
};
const nothing = () => undefined;

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer(({ path }, response) => {
    const data = path.startsWith('/api/assessments?')
      ? {
          rows: [lastReport],
          page: 1,
          pageSize: 25,
          total: 1,
          sort: '-dueDate',
          next: null,
          previous: null,
        }
      : path.startsWith('/api/assessments/8')
        ? lastRecord
        : null;
    sendJson(response, 200, succeeded(data));
  });
});
afterAll(() => server.close());

const show = (lines: readonly NewLine[], isRunning = false) =>
  showScreen(
    <ReportWizard
      owner="7"
      source={{ kind: 'period', fiscalYear: 2026, index: 3 }}
      facts={{ ...facts, isRunning }}
      found={{
        form: lines.length === 0 ? EMPTY_REPORT : formOf(lines),
        savedAt: null,
        version: 0,
        origin: 'new',
        savedBy: null,
        other: null,
      }}
      onSubmitted={nothing}
      onDiscard={() => Promise.resolve(null)}
      onStartOver={nothing}
      isFiled={false}
    />,
    createTestBed({ url: server.url }),
    '/assessments/create?year=2026&index=3',
  );

const quantities = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Quantity of line/ }).map(({ value }) => value);
const paste = (text: string) => {
  const field = screen.getByRole('textbox', { name: /^Quantity of line 1 / });
  act(() => {
    field.focus();
  });
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
  return field;
};

describe('rows pasted from a spreadsheet', () => {
  it('land in their own columns, and Ctrl+Z takes them back', async () => {
    await show([line({})]);
    const field = paste('2026-08-01\tExported\tStuds\t5\tCA\n2026-08-02\tFoo\tStuds\t6\tUS');
    screen.getByText(/^2 rows pasted/);
    expect(quantities()).toEqual(['5', '6']);
    screen.getByText(/aren’t a line type: Foo/);
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    expect(quantities()).toEqual(['']);
    expect(screen.queryByText(/rows pasted/)).toBeNull();
  });

  it('go over lines only after the person chose it', async () => {
    await show([line({ quantity: '1.000' }), line({ quantity: '2.000' })]);
    paste('8\n9');
    screen.getByText(/would change 2 lines/);
    expect(quantities()).toEqual(['1', '2']);
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 new lines' }));
    expect(quantities()).toEqual(['1', '2', '8', '9']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(quantities()).toEqual(['1', '2']);
    paste('8\n9');
    await userEvent.click(screen.getByRole('button', { name: 'Replace 2 lines' }));
    expect(quantities()).toEqual(['8', '9']);
  });

  it('are refused where they have more columns than fit', async () => {
    await show([line({})]);
    paste('Studs\t5\tCA');
    screen.getByText(/^These rows weren’t pasted/);
    expect(quantities()).toEqual(['']);
  });

  it('take what was said of them along when they are removed', async () => {
    await show([line({})]);
    paste('2026-08-01\tFoo\tStuds\t5\tCA');
    screen.getByText(/aren’t a line type: Foo/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(screen.queryByText(/Foo/)).toBeNull();
  });
});

describe('the lines of the last report', () => {
  it('are not copied beside others before the person chose it, and what is said of them goes with them', async () => {
    await show([line({ quantity: '1.000' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Copy 2nd quarter 2026' }));
    await screen.findByText(/^This report already has lines/);
    expect(quantities()).toEqual(['1']);
    await userEvent.click(screen.getByRole('button', { name: 'Replace lines' }));
    expect(quantities()).toEqual(['3']);
    screen.getByText(/^1 line copied/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(screen.queryByText(/^1 line copied/)).toBeNull();
  });
});

describe('the report of a period that goes on', () => {
  it('says from when it can be sent, and ends without an error', async () => {
    await show([line({ quantity: '1.000' })], true);
    screen.getByText(/^You can submit this report from Oct 1, 2026/);
    await userEvent.click(screen.getByRole('button', { name: /Check/ }));
    await waitFor(() => {
      screen.getByRole('button', { name: 'Done for now' });
    });
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});
