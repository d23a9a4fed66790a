import { calendarDate } from '../../../domain/calendarDate';
import { presetProgram } from '../../../domain/presets';
import { drawLetter } from '../../../server/letter/drawLetter';
import type { LedgerStatement } from '../../../server/modules/ledger/readLedger';
import { statementLetter } from '../../../server/modules/ledger/statementLetter';
import { pdfPages } from '../../pdfText';

const COMPANY =
  'Les Entreprises forestières Bélanger, Frères et Associés du Saguenay–Lac-Saint-Jean (1987) ltée';

const statement = (count: number): LedgerStatement => ({
  companyId: '1',
  companyName: COMPANY,
  from: '2026-01-01',
  to: '2026-12-31',
  basis: 'effective',
  openingBalance: '0.00',
  closingBalance: '199999999.98',
  unappliedCredit: '0.00',
  entries: Array.from({ length: count }, (_, index) => ({
    id: String(index),
    kind: 'ASSESSMENT',
    amount: '99999999.99',
    balance: '199999999.98',
    effectiveDate: '2026-04-20',
    postedAt: '2026-04-20T17:00:00Z',
    reference: `R-2026-Q1-${String(index).padStart(6, '0')}`,
    note: index % 9 === 0 ? 'La scierie a été vendue en juin, et le chèque est revenu sans provision' : '',
    reportId: null,
    reportNumber: null,
    refundId: null,
    reversalOf: null,
    isReversed: false,
    enteredBy: null,
    explanation: [],
  })),
});

/** The words of every page, blanks left out. */
async function pagesOf(count: number): Promise<readonly string[]> {
  const reader = { language: 'fr', today: calendarDate('2026-12-31') } as const;
  const letter = statementLetter(statement(count), presetProgram(), reader, ['12, rue du Port']);
  return pdfPages(await drawLetter(letter, new Date(0))).map((page) => page.replace(/\s/g, ''));
}

it('a statement of two hundred entries says on every page what it is, whose, its columns and its number', async () => {
  const pages = await pagesOf(200);
  expect(pages.length).toBeGreaterThan(4);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page${index + 1}sur${pages.length}`);
    expect(page).toContain('Montant($US)');
    expect(page).toContain('Relevédecompte');
    expect(page).toContain('EntreprisesforestièresBélanger');
  }
  const all = pages.join('');
  for (let index = 0; index < 200; index += 1)
    expect(all).toContain(`R-2026-Q1-${String(index).padStart(6, '0')}`);
  // No amount is cut, and the sum stands below the last entry.
  expect(all).not.toContain('…');
  expect(pages.at(-1)?.endsWith(`Page${pages.length}sur${pages.length}`)).toBe(true);
  expect(pages.at(-1)).toContain('199999999,98');
});

it('a statement names the day by which a report was to be paid, in words', () => {
  const one = statement(1);
  const entries = one.entries.map((entry) => ({ ...entry, reportId: '9' }));
  const reader = { language: 'en', today: calendarDate('2026-12-31') } as const;
  const due = new Map([['9', '2026-04-30']]);
  const letter = statementLetter({ ...one, entries }, presetProgram(), reader, ['12 Harbor St'], due);
  expect(letter.rows[0]?.[2]).toContain('R-2026-Q1-000000: due Apr 30, 2026');
});
