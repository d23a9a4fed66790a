import { drawLetter } from '../../../server/letter/drawLetter';
import type { LetterContent } from '../../../server/letter/letterContent';
import { pdfPages } from '../../pdfText';

const letterTo = (names: readonly string[], more: Partial<LetterContent> = {}): LetterContent => ({
  language: 'en',
  title: 'Your claim was approved',
  sender: ['Northwood Timber Board', '12 Mill Street, Duluth, MN 55802'],
  recipient: names,
  subject: ['Claim RF-2026-000001'],
  paragraphs: ['We approved your claim. You receive $1,234.50.'],
  layout: [],
  columns: [],
  rows: [],
  totals: [],
  page: 'Page {{page}} of {{pages}}',
  ...more,
});

/** The text of all pages. One line may be drawn in pieces of several fonts. */
const textOf = (pdf: Buffer): string => pdfPages(pdf).join('').replaceAll('\n', '');
const draw = (content: LetterContent): Promise<Buffer> =>
  drawLetter(content, new Date('2026-06-15T14:00:00Z'));

it.each([
  ['Polish', 'Żółć & Łódź Tartak sp. z o.o.'],
  ['Czech and Turkish', 'Příliš žluťoučký kůň, İstanbul Ağaç Şirketi'],
  ['Icelandic and Baltic', 'Þórður Ægisson, Lietuvos ąžuolas, Rīgas mežs'],
  ['Vietnamese', 'Công ty Gỗ Nguyễn Thị Phượng'],
  ['Greek', 'Ξυλεία Αθηνών ΑΕ, Ελλάδα'],
  ['Cyrillic', 'ООО «Лесопилка», Ґрунт і Ліс, Шумадија'],
  ['Japanese', '株式会社木材輸入 さくら製材所（髙﨑）'],
  ['Chinese, simplified', '北京木材进出口有限公司'],
  ['Chinese, traditional', '臺灣木業股份有限公司、香港建築材料'],
  ['Korean', '한국목재수입 주식회사 김철수'],
  ['marks', 'Wood № 5 “A–B” — €1 ≥ ½ −2 …'],
])('prints a name in %s whole', async (_, name) => {
  const text = textOf(
    await draw(
      letterTo([name], { columns: ['Name'], layout: [{ x: 64, width: 400, align: 'left' }], rows: [[name]] }),
    ),
  );
  expect(text).not.toContain('\ufffd');
  expect(text.split(name)).toHaveLength(3);
});

it('prints a character that no font has as its code, and goes on', async () => {
  const text = textOf(await draw(letterTo(['Pine 🌲 and 木\u{2fff0}', 'مصنع'])));
  expect(text).toContain('Pine [U+1F332] and 木[U+2FFF0]');
  expect(text).toContain('[U+0645][U+0635][U+0646][U+0639]');
});

it('prints the marks and hyphens that the ranges of more than one file name', async () => {
  const text = textOf(await draw(letterTo(['Mill\u2010A\u2011B \u2012 \u2015 † ‡ ‰ ※ end'])));
  expect(text).not.toContain('[U+');
  expect(text).toMatch(/Mill[-\u2010]A[-\u2011]B \u2012 \u2015 † ‡ ‰ ※ end/);
});

it('prints blanks of all widths as blanks, and keeps those that do not break', async () => {
  const text = textOf(
    await draw(letterTo(['a\u2001b\u2003c\u2009d\u200ae\u205ff\u3000g\u2007h\u202fi\u00a0j'])),
  );
  expect(text).toContain('a b c d e f g\u00a0h\u00a0i\u00a0j');
});

it('prints a blank for every kind of line end', async () => {
  const text = textOf(await draw(letterTo(['one\ftwo\vthree\u0085four \u0085\r\nfive'])));
  expect(text).toContain('one two three four five');
});

it('composes letters, and leaves out only what is never seen', async () => {
  const text = textOf(await draw(letterTo(['Zoe\u0301\u200d Mill\r\n2\u202fnd', '葛\u{e0100}飾 Lumber'])));
  expect(text).toContain('Zoé Mill 2\u00a0nd');
  expect(text).toContain('葛飾 Lumber');
});

it('takes into the document only the letters that it needs', async () => {
  const names = [
    'Żółć Łódź',
    'Nguyễn Thị Phượng',
    'Ξυλεία',
    'Лесопилка',
    '株式会社木材輸入',
    '北京木材进出口有限公司',
    '한국목재수입',
  ];
  expect((await draw(letterTo(['Cedar Mills']))).length).toBeLessThan(30_000);
  expect((await draw(letterTo(names, { paragraphs: names }))).length).toBeLessThan(150_000);
});

it('breaks a long name without blanks over lines, and loses nothing', async () => {
  const name = '東京木材輸入販売株式会社'.repeat(12);
  const address = 'A'.repeat(200);
  const text = textOf(await draw(letterTo([name, address])));
  expect(text).toContain(name);
  expect(text).toContain(address);
});
