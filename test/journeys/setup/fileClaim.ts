import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { partsOf } from '../../../domain/calendarDate';
import { createClient, type TestClient } from '../../server/setup/testClient';
import { upload } from '../../server/setup/upload';
import { boardToday } from './boardDay';
import { pdf } from './files';
import { PASSWORD } from './person';

/** A claim that was filed without a browser, for journeys about what comes after. */
export interface FiledClaim {
  readonly id: string;
  readonly number: string;
  readonly version: number;
}

const filed = z.object({ id: z.string(), number: z.string(), version: z.number() });
const withId = z.object({ id: z.string() });
const proposal = z.object({
  fiscalYear: z.number(),
  importerNumbers: z.array(z.object({ number: z.string(), lines: z.number() })),
  years: z.array(z.object({ fiscalYear: z.number() })),
  lines: z.array(z.object({ customsLineId: z.string(), amountProposed: z.string() })),
});

type Offer = z.output<typeof proposal>;

const ATTEMPTS = 4;

/** Somebody who speaks to the server without a browser. */
export async function signInByCall(url: string, email: string): Promise<TestClient> {
  const client = createClient(url);
  const { status } = await client.signIn(email, PASSWORD);
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return client;
}

/** What the first of this and the last two years offers a company that has as many open lines; other journeys use some up. */
async function findOpen(client: TestClient, lines: number): Promise<Offer> {
  const thisYear = partsOf(boardToday()).year;
  for (const year of [thisYear, thisYear - 1, thisYear - 2]) {
    const asked = await client.get(`/api/refunds/proposal?fiscalYear=${year}&reason=FIRST_QUANTITY`);
    if (asked.status !== 200) throw new Error(asked.text);
    const found = proposal.parse(asked.body.data);
    const open = found.lines.filter(({ amountProposed }) => Number(amountProposed) > 0);
    if (open.length >= lines) return { ...found, lines: open.slice(0, lines) };
  }
  throw new Error(`no year has ${lines} open lines`);
}

/** A company claims the first lines that are still open to it; where another journey takes them first, those after them. */
export async function fileClaim(url: string, email: string, lines: number): Promise<FiledClaim> {
  const client = await signInByCall(url, email);
  const evidence = pdf('entry-summary.pdf');
  const document = await upload(
    url,
    client,
    '/api/documents',
    { name: evidence.name, bytes: evidence.buffer },
    { kind: 'entry-summary' },
  );
  const documentId = withId.parse(document.data).id;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(client, email, await findOpen(client, lines), documentId);
    if (answer.status === 200) return filed.parse(answer.body.data);
    if (attempt === ATTEMPTS) throw new Error(`the claim was not taken: ${answer.text}`);
  }
}

const send = (client: TestClient, email: string, found: Offer, documentId: string) =>
  client.post(
    '/api/refunds',
    {
      fiscalYear: found.fiscalYear,
      reason: 'FIRST_QUANTITY',
      importerNumber: found.importerNumbers[0]?.number,
      lines: found.lines.map(({ customsLineId, amountProposed }) => ({
        customsLineId,
        amountClaimed: amountProposed,
      })),
      documentIds: [documentId],
      applicant: { name: 'Peter Nowak', title: 'Treasurer', phone: '+1 555 0144', email },
      explanation: '',
      certificateNumber: null,
      certifications: { isTrue: true, notClaimedBefore: true, isAuthorised: true },
    },
    { 'idempotency-key': randomUUID() },
  );
