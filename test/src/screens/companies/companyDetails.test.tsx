import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { companyListApi } from '../../../../src/api/companies/list';
import { InBoardZone } from '../../../../src/app/InBoardZone';
import { TEXT_AREAS } from '../../../../src/i18n/screenTexts';
import { addScreenTexts, createTranslation } from '../../../../src/i18n/translation';
import { CompanyDetailsScreen } from '../../../../src/screens/companies/CompanyDetailsScreen';
import { CompanyAudit } from '../../../../src/screens/companies/details/CompanyAudit';
import { CompanyExemptions } from '../../../../src/screens/companies/details/CompanyExemptions';
import { CompanyLines } from '../../../../src/screens/companies/details/CompanyLines';
import { CompanyRefunds } from '../../../../src/screens/companies/details/CompanyRefunds';
import { sessionStarted } from '../../../../src/state/session';
import { sendJson, startApiServer, succeeded } from '../../support/apiServer';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';
import { tokenWith } from '../../support/tokens';
import { sampleCompany } from './sampleCompany';

const flags = { isAssessmentPayer: true, isExempt: false, isRefundEligible: true };

const birchInGroup = {
  companyId: '30',
  name: 'Birch Traders',
  from: '2026-01-01',
  until: null,
  firstYear: 2026,
  lastYear: null,
};

it('H43 never shows one company’s importer numbers under another’s name, however fast its record comes', async () => {
  const server = await startApiServer(({ path }, response) => {
    if (path === '/api/admin/companies/20')
      sendJson(response, 200, succeeded(sampleCompany('20', 'Alder Imports')));
    else if (path === '/api/admin/companies/30')
      sendJson(response, 200, succeeded(sampleCompany('30', 'Birch Traders')));
    else if (path === '/api/admin/companies/20/importer-numbers')
      sendJson(
        response,
        200,
        succeeded([{ number: '41-2086753', addedOn: '2026-01-01', closedOn: null, lines: 3 }]),
      );
    else if (path === '/api/admin/companies/20/group') sendJson(response, 200, succeeded([birchInGroup]));
    // What else is asked for is on its way for as long as the test looks.
  });
  const bed = createTestBed({ url: server.url });
  bed.store.dispatch(
    sessionStarted(
      { ...flags, companyId: '1', companyName: 'Board', token: tokenWith({ role: 'admin', exp: 4e9 }) },
      false,
      { clientNow: Date.now(), serverNow: undefined },
    ),
  );
  // Its record was looked at before, for its reports alone.
  await bed.store.dispatch(companyListApi.endpoints.getCompany.initiate({ params: { id: '30' } }));
  await showScreen(<CompanyDetailsScreen />, bed, '/admin/company/details?id=20');
  expect(await screen.findByText('41-2086753')).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: 'Birch Traders' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Birch Traders');
  expect(screen.queryByText('41-2086753')).toBeNull();
  await server.close();
});

it.each([
  ['claims', CompanyRefunds, '/api/admin/refunds/export?'],
  ['lines', CompanyLines, '/api/customs/lines/export?'],
  ['exemptions', CompanyExemptions, '/api/admin/exemptions/export?'],
  ['audit trail', CompanyAudit, '/api/lists/export?list=audit&'],
])('exports a company’s %s, and no other company’s', async (_, Part, address) => {
  const server = await startApiServer(() => undefined);
  const bed = createTestBed({ url: server.url });
  const engine = await createTranslation('en');
  await addScreenTexts(engine, TEXT_AREAS);
  // A list asks its router whether the page is being left.
  const router = createMemoryRouter([{ path: '*', element: <Part companyId="20" /> }]);
  render(
    <Provider store={bed.store}>
      <I18nextProvider i18n={engine}>
        <InBoardZone>
          <RouterProvider router={router} />
        </InBoardZone>
      </I18nextProvider>
    </Provider>,
  );
  await userEvent.click(screen.getByText('Export XLSX'));
  await waitFor(() => {
    expect(server.arrivedAt(address).map(({ path }) => decodeURIComponent(path))).toEqual([
      expect.stringContaining('companyId=20'),
    ]);
  });
  await server.close();
});
