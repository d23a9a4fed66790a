import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CompanyProfile } from '../../../contract/entities/company';
import { BoardZoneContext } from '../../../src/i18n/boardZone';
import { useBoardToday } from '../../../src/i18n/useBoardToday';
import { CloseNumberDialog } from '../../../src/screens/companies/admin/CloseNumberDialog';
import { QueueCards } from '../../../src/screens/home/QueueCards';
import { DecisionClock } from '../../../src/screens/refunds/DecisionClock';
import { PrepareRun } from '../../../src/screens/paymentRuns/PrepareRun';
import { boardZoneLearned } from '../../../src/state/boardZone';
import { READER_ZONES, sitIn } from '../support/machineZone';
import { openDialogs } from '../support/openDialogs';
import { showScreen } from '../support/showScreen';
import { createTestBed } from '../support/testStore';

const inNewYork = ({ children }: { readonly children: ReactNode }) => (
  <BoardZoneContext value="America/New_York">{children}</BoardZoneContext>
);

const profile: CompanyProfile = {
  companyId: '20',
  version: 1,
  legalName: 'Alder Imports',
  dbaName: '',
  kind: 'BOTH',
  status: 'Active',
  managesPeople: true,
  isAssessmentPayer: true,
  isExempt: false,
  isRefundEligible: true,
  taxId: null,
  importerNumbers: ['41-2086753'],
  address: { street1: 'a', street2: '', city: 'b', region: '', postalCode: '1', country: 'US' },
  contactName: 'c',
  contactTitle: '',
  phone: '',
  email: 'c@x.example',
  language: 'en',
};
const queue = { key: 'refunds-to-verify', count: 1, amount: null, path: '/admin/refunds' } as const;

beforeAll(openDialogs);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(READER_ZONES)('to a reader in %s', (reader) => {
  it.each([
    ['at 23:30', '2026-11-29T04:30:00Z', '2026-11-28'],
    ['at 00:30', '2026-11-29T05:30:00Z', '2026-11-29'],
    ['the evening before daylight time begins', '2026-03-08T04:30:00Z', '2026-03-07'],
    ['the evening after it has begun', '2026-03-09T03:30:00Z', '2026-03-08'],
    ['the evening before it ends', '2026-11-01T03:30:00Z', '2026-10-31'],
    ['the evening after it has ended', '2026-11-02T04:30:00Z', '2026-11-01'],
    ['on New Year’s Eve', '2027-01-01T04:30:00Z', '2026-12-31'],
    ['on New Year’s Day', '2027-01-01T05:30:00Z', '2027-01-01'],
  ])('H107 today is the board’s day %s', (_, now, day) => {
    sitIn(reader);
    jest.setSystemTime(Date.parse(now));
    expect(renderHook(() => useBoardToday(), { wrapper: inNewYork }).result.current).toBe(day);
  });

  it('H107 date fields begin with the board’s day, and what is counted and shown goes by it', async () => {
    sitIn(reader);
    jest.setSystemTime(Date.parse('2027-01-01T04:30:00Z'));
    const bed = createTestBed();
    bed.store.dispatch(boardZoneLearned('America/New_York'));
    const { container } = await showScreen(
      <>
        <CloseNumberDialog profile={profile} number="41-2086753" onClose={() => undefined} />
        <PrepareRun claimIds={['1']} total="5.00" />
        <DecisionClock claim={{ decisionDue: '2026-12-31', status: 'Submitted', heldBy: 'verifier' }} />
        <QueueCards queues={[{ ...queue, oldest: '2026-12-31T04:59:00Z' }]} />
      </>,
      bed,
    );
    expect(container.querySelector('#closed-on')).toHaveValue('2026-12-31');
    // It is a Thursday, and the Friday is New Year’s Day: banks are open again on Monday.
    expect(container.querySelector('#pay-on')).toHaveValue('2027-01-04');
    expect(container.querySelector('.clock')).toHaveClass('is-today');
    expect(screen.getByText(/Oldest: 1 day/)).toBeInTheDocument();
  });
});

it('H107 today moves on at the board’s midnight while a screen stays open', () => {
  jest.setSystemTime(Date.parse('2026-11-29T04:59:50Z'));
  const { result } = renderHook(() => useBoardToday(), { wrapper: inNewYork });
  expect(result.current).toBe('2026-11-28');
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(result.current).toBe('2026-11-29');
});
