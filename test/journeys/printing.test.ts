import { z } from 'zod';
import { pdfPages } from '../pdfText';
import { fileClaim } from './setup/fileClaim';
import { openStage } from './setup/stage';

const { url, person, claim } = openStage();

const LINES = 344;
const answer = z.looseObject({
  data: z.looseObject({ lines: z.array(z.looseObject({ id: z.string(), entryNumber: z.string() })) }),
});

claim('H78 the PDF of a record of 344 lines has 344 lines, and heads on every page of them', async () => {
  const { id, number } = await fileClaim(url, 'user@lakehead.example', 1);
  const verifier = await person();
  const { page } = verifier;
  // The claim as it is, with its line 344 times: no company of the demonstration has as many to claim at once.
  await page.route(`**/api/refunds/${id}`, async (route) => {
    const response = await route.fetch();
    const body = answer.parse(await response.json());
    const [line] = body.data.lines;
    const lines = Array.from({ length: LINES }, (_, index) => ({
      ...line,
      id: `9${String(index).padStart(5, '0')}`,
      entryNumber: `ABC-${String(1_000_000 + index)}-1`,
    }));
    await route.fulfill({ response, json: { ...body, data: { ...body.data, lines, lineCount: LINES } } });
  });
  await verifier.open(`/refunds/details?id=${id}`);
  await verifier.signIn('verifier@northwood.example');
  await verifier.sees(new RegExp(number));
  await page.getByText('ABC-1000000-1').first().waitFor();
  const shown = pdfPages(await page.pdf({ format: 'Letter', printBackground: true }));
  const plain = shown.map((text) => text.replace(/\s/g, ''));
  const printed = new Set(plain.join('').match(/ABC-?10\d{5}-?1/g));
  expect(printed.size).toBe(LINES);
  const withLines = plain.filter((text) => /ABC-?10\d{5}-?1/.test(text));
  expect(withLines.length).toBeGreaterThan(2);
  expect(withLines.filter((text) => !/Entrynumber.*Claimed/s.test(text))).toEqual([]);
});
