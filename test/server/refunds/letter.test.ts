import { shownText } from '../../../server/letter/type/shownText';
import { LETTER_TEXTS } from '../../../server/modules/refunds/letter/letterTexts';
import { letterContent } from '../../../server/modules/refunds/letter/letterContent';
import { drawLetter } from '../../../server/letter/drawLetter';
import { decisionPhrases } from '../../../contract/texts/board/phrases';
import { presetProgram } from '../../../domain/presets';
import { findClaim } from '../../../server/modules/refunds/claimRecord';
import { findDetailLines } from '../../../server/modules/refunds/detailLines';
import { openRefundRoom, type RefundRoom } from './refundRoom';

describe('text of a letter', () => {
  it('edge 35 prints a company name that is a program as its letters, and nothing of it can run in the PDF', async () => {
    const name = '<img src=x onerror="window.__hit=1"> /JavaScript (app.alert(1))';
    expect(shownText(name)).toBe(name);
    const pdf = await drawLetter(
      {
        language: 'en',
        title: name,
        sender: [name],
        recipient: [name],
        subject: [name],
        paragraphs: [name],
        layout: [],
        columns: [],
        rows: [],
        totals: [],
        page: '{{page}}/{{pages}}',
      },
      new Date('2026-06-15T14:00:00Z'),
    );
    // What remains without texts are the document's objects; a program would be one of them.
    const objects = pdf.toString('latin1').replace(/\((?:\\.|[^()\\])*\)/g, '');
    expect(objects).toContain('/Type /Catalog');
    expect(objects).not.toMatch(/\/JavaScript|\/JS\b|\/OpenAction|\/AA\b/);
  });

  it('has every sentence in both languages', () => {
    expect(Object.keys(LETTER_TEXTS.fr)).toEqual(Object.keys(LETTER_TEXTS.en));
  });
});

describe('a letter of many lines', () => {
  let room: RefundRoom;
  beforeAll(async () => {
    room = await openRefundRoom();
  });
  afterAll(() => room.close());

  it('runs over pages and says the exact sum in the company’s language, and how a rejection is appealed', async () => {
    const { db } = room.portal.services.database;
    await db.updateTable('company').set({ language: 'fr' }).where('id', '=', room.people.cedar.id).execute();
    const lines = await room.lines(
      ...Array.from({ length: 120 }, (_, index) => ({ entry: 700 + index, collected: '1234.56' })),
    );
    const verified = await room.verified(
      lines.map((customsLineId) => ({ customsLineId, amountClaimed: '1234.56' })),
    );
    const claim = await findClaim(db, verified.id, false);
    if (claim === null) throw new Error('no claim');
    const content = letterContent(
      presetProgram(),
      claim.row,
      await findDetailLines(db, verified.id),
      { kind: 'approved', amount: 14_814_720n },
      { language: 'fr', decidedOn: '2026-06-15', filedOn: '2026-06-15', phrases: decisionPhrases.fr },
    );
    expect(content.rows).toHaveLength(120);
    expect(content.totals.at(-1)).toBe('148\u00a0147,20\u00a0$\u00a0US');
    expect(content.paragraphs[0]).toContain('148\u00a0147,20\u00a0$\u00a0US');
    const rejection = (appealed_at: Date | null): string =>
      letterContent(
        presetProgram(),
        { ...claim.row, appealed_at },
        [],
        { kind: 'rejected', reason: 'No.' },
        { language: 'en', decidedOn: '2026-06-15', filedOn: '2026-06-15', phrases: decisionPhrases.en },
      ).paragraphs.join(' ');
    expect(rejection(null)).toContain('You can appeal by July 15, 2026, once');
    expect(rejection(new Date())).not.toContain('appeal');
    expect(rejection(new Date())).toContain('you can claim these lines again');
    const pdf = await drawLetter(content, new Date('2026-06-15T14:00:00Z'));
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages?.length).toBe(4);
  });
});
