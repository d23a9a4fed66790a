import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompanyStanding } from '../../../../src/screens/companies/standing/CompanyStanding';
import { sessionStarted } from '../../../../src/state/session';
import { openDialogs } from '../../support/openDialogs';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';
import { tokenWith } from '../../support/tokens';
import { sampleCompany } from './sampleCompany';

beforeAll(openDialogs);

it('shows what waits under the numbers of a registration, on its page and before it is approved', async () => {
  const bed = createTestBed({ url: 'http://localhost' });
  const flags = { isAssessmentPayer: true, isExempt: false, isRefundEligible: true };
  bed.store.dispatch(
    sessionStarted(
      { ...flags, companyId: '1', companyName: 'Board', token: tokenWith({ role: 'admin', exp: 4e9 }) },
      false,
      { clientNow: Date.now(), serverNow: undefined },
    ),
  );
  const company = sampleCompany('20', 'Great Lakes Dimension');
  await showScreen(
    <CompanyStanding
      company={{
        ...company,
        profile: { ...company.profile, status: 'Pending' },
        registration: {
          at: '2026-11-28T12:00:00Z',
          message: '45-3320917\nWe import pine.',
          numbers: [
            { importerNumber: '45-3320917', lines: 130, amountCollected: '2433.72' },
            { importerNumber: '45-3320918', lines: 0, amountCollected: '0.00' },
          ],
        },
      }}
    />,
    bed,
  );
  const sentence =
    '45-3320917 If you approve this number, 130 unmatched lines ($2,433.72) go to the company.';
  const [waits, nothing] = screen.getAllByRole('listitem');
  expect(waits?.textContent).toContain(sentence);
  expect(screen.getByRole('link', { name: '45-3320917' }).getAttribute('href')).toBe(
    '/admin/customs?view=unmatched&importer=45-3320917',
  );
  expect(nothing?.textContent).toContain('No unmatched lines');
  expect(document.querySelector('blockquote')?.textContent).toBe('We import pine.');
  await userEvent.click(screen.getByRole('button', { name: 'Approve registration' }));
  expect(within(screen.getByRole('dialog')).getAllByRole('listitem')[0]?.textContent).toContain(sentence);
});
