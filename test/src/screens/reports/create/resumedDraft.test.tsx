import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenPeriodList } from '../../../../../src/screens/reports/OpenPeriodList';
import { blankLine, formOf } from '../../../../../src/screens/reports/create/reportForm';
import { ReportWizard } from '../../../../../src/screens/reports/create/ReportWizard';
import { sendJson, startApiServer, succeeded } from '../../../support/apiServer';
import { openDialogs } from '../../../support/openDialogs';
import { showScreen } from '../../../support/showScreen';
import { createTestBed } from '../../../support/testStore';

const period = {
  fiscalYear: 2026,
  period: 'Q3',
  firstDay: '2026-07-01',
  lastDay: '2026-09-30',
  dueDate: '2026-10-30',
};
const facts = { ...period, unit: 'MBF' };
const source = { kind: 'period', fiscalYear: 2026, index: 3 } as const;
const line = { ...blankLine('2026-09-30'), quantity: '900.000', description: 'Studs' };
const found = {
  savedAt: '2026-10-01T14:03:00.000Z',
  version: 4,
  origin: 'server',
  savedBy: 'Ana Reed',
  other: null,
} as const;
const preview = {
  ...facts,
  index: 3,
  totals: null,
  parts: [],
  explanation: [],
  checks: [{ severity: 'warning', kind: 'unit-slip', line: null, sentence: 'This is a lot.' }],
  canBeSubmitted: false,
};
beforeAll(openDialogs);

const nothing = () => undefined;

describe('a draft report', () => {
  it('goes on at the check when its lines are written, and names itself only there', async () => {
    const server = await startApiServer((_, response) => {
      sendJson(response, 200, succeeded(preview));
    });
    await showScreen(
      <ReportWizard
        owner="7"
        source={source}
        facts={facts}
        found={{ ...found, form: formOf([line]) }}
        onSubmitted={nothing}
        onDiscard={() => Promise.resolve(null)}
        onStartOver={nothing}
        isFiled={false}
      />,
      createTestBed({ url: server.url }),
      '/assessments/create?year=2026&index=3&step=missing',
    );
    const steps = screen.getByRole('navigation', { name: 'Steps of the report' });
    await waitFor(() => {
      expect(steps.querySelector('[aria-current=step]')?.textContent).toContain('Check');
    });
    screen.getByText(/^Draft restored/);
    await userEvent.click(screen.getByRole('button', { name: /Certify and submit/ }));
    expect(screen.queryByText(/^Draft restored/)).toBeNull();
    await server.close();
  });

  it('is continued where it was left, or deleted, from the list', async () => {
    const server = await startApiServer((_, response) => {
      sendJson(response, 200, succeeded(null));
    });
    const open = { ...period, index: 3, daysLeft: 9, state: 'open', hasDraft: true, reportId: null } as const;
    await showScreen(<OpenPeriodList periods={[open]} />, createTestBed({ url: server.url }));
    const go = screen.getByRole('link', { name: /^Continue draft/ });
    expect(go.getAttribute('href')).toBe('/assessments/create?year=2026&index=3&step=missing');
    await userEvent.click(screen.getByRole('button', { name: /^Delete draft: / }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => {
      expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'DELETE /api/assessments/draft?fiscalYear=2026&index=3',
      ]);
    });
    await server.close();
  });
});
