import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExemptionStart } from '../../../../contract/entities/exemption';
import { EMPTY_FORM } from '../../../../src/screens/exemptions/apply/application';
import { ApplyWizard } from '../../../../src/screens/exemptions/apply/ApplyWizard';
import { ExemptionDrafts } from '../../../../src/screens/exemptions/ExemptionDrafts';
import { sendJson, startApiServer, succeeded } from '../../support/apiServer';
import { openDialogs } from '../../support/openDialogs';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const applicant = { name: 'Ana Reed', title: 'Owner', phone: '555 0100', email: 'ana@pine.example' };
const start: ExemptionStart = {
  companyId: '4',
  companyName: 'Pine Mills',
  unit: 'MBF',
  exemptQuantity: '15000.000',
  fiscalYearStart: '01-01',
  today: '2026-11-02',
  offers: [{ kind: 'SMALL_VOLUME', fiscalYear: 2027, standing: null, renews: null }],
  neededEvidence: { SMALL_VOLUME: 'SALES_STATEMENT' },
  records: [],
  applicant,
  earlier: [],
};
const quantities = { ...EMPTY_FORM.quantities, priorYearQuantity: '900', expectedQuantity: '1000' };
const application = {
  form: { ...EMPTY_FORM, kind: 'SMALL_VOLUME' as const, fiscalYear: 2027, quantities, applicant },
  documents: [],
};
beforeAll(openDialogs);

const nothing = () => undefined;

describe('a draft application', () => {
  it('goes on at the first page with something missing, and names itself only there', async () => {
    await showScreen(
      <ApplyWizard
        owner="7"
        found={{ application, savedAt: '2026-11-01T10:00:00.000Z', origin: 'server', prepared: null }}
        start={start}
        onSubmitted={nothing}
        onDiscard={() => Promise.resolve(null)}
        onStartOver={nothing}
      />,
      createTestBed(),
      '/exemptions/create?step=missing',
    );
    const steps = screen.getByRole('navigation', { name: 'Application steps' });
    expect(steps.querySelector('[aria-current=step]')?.textContent).toContain('Documents');
    screen.getByText(/^Draft restored/);
    await userEvent.click(screen.getByRole('button', { name: /Details/ }));
    expect(screen.queryByText(/^Draft restored/)).toBeNull();
  });

  it('says for how long the board’s certificate is valid, not always a year', async () => {
    await showScreen(
      <ApplyWizard
        owner="7"
        found={{ application, savedAt: '2026-11-01T10:00:00.000Z', origin: 'server', prepared: null }}
        start={{ ...start, certificateMonths: 24 }}
        onSubmitted={nothing}
        onDiscard={() => Promise.resolve(null)}
        onStartOver={nothing}
      />,
      createTestBed(),
      '/exemptions/create?step=kind',
    );
    expect(screen.getByText(/^An organic certificate is valid for 24 months/)).toBeInTheDocument();
    expect(screen.getByText(/Valid for 24 months from the issue date/)).toBeInTheDocument();
  });

  it('is continued where it was left, or deleted, from the list', async () => {
    const draft = {
      preparer: null,
      kind: 'SMALL_VOLUME',
      fiscalYear: 2027,
      savedAt: '2026-11-01T10:00:00.000Z',
      isReady: false,
    };
    let kept: object[] = [draft];
    const server = await startApiServer(({ method }, response) => {
      if (method === 'DELETE') kept = [];
      sendJson(response, 200, succeeded(method === 'DELETE' ? null : kept));
    });
    await showScreen(<ExemptionDrafts />, createTestBed({ url: server.url }));
    const go = await screen.findByRole('link', { name: 'Continue draft: Small volume 2027' });
    expect(go.getAttribute('href')).toBe('/exemptions/create?step=missing');
    await userEvent.click(screen.getByRole('button', { name: 'Delete draft: Small volume 2027' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Continue draft: Small volume 2027' })).toBeNull();
    });
    expect(server.received.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await server.close();
  });
});
