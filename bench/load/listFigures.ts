import { z } from 'zod';
import type { PortalSession } from './portalSession';
import type { Spread } from './spread';
import { steadyRequests } from './steadyRequests';

const PER_SECOND = 50;
/** Fifty a second of these are more than two processors can do. */
const TOO_LONG_MS = 60;
const LINES = '/api/customs/lines?pageSize=25';
const page = z.object({ data: z.object({ total: z.number(), next: z.string().nullable() }) });

/** What a reader of the entry lines asks for, by what each stands for. */
export const ASKED: Readonly<Record<string, readonly string[]>> = {
  'first page': [LINES],
  'filter by port': ['3004', '3801', '0209', '1601'].map((port) => `${LINES}&portCode=${port}`),
  'filter by tariff number': ['4407', '4407.11', '4407.12'].map((code) => `${LINES}&htsCode=${code}`),
  'filter by importer number': ['41-2086753', '83-1175420'].map(
    (number) => `${LINES}&importerNumber=${number}`,
  ),
  'filter by entry number': ['W58-92', '551-3', 'TQ4-14'].map((number) => `${LINES}&entryNumber=${number}`),
  'filter by month': ['2025-03', '2021-11'].map(
    (month) => `${LINES}&entryFrom=${month}-01&entryTo=${month}-28`,
  ),
  'filter by year': ['2024', '2020'].map((year) => `${LINES}&fiscalYear=${year}`),
  'filter unmatched': [`${LINES}&matched=no`],
  'filter variance': [`${LINES}&variance=flagged`],
  'filter wrong check digit': [`${LINES}&checkDigit=wrong`],
  'filter not covered': [`${LINES}&covered=no`],
  'filter corrections': [`${LINES}&adjustment=yes`],
  'differences by size': ['', '&difference=less&differenceFrom=10.00'].map(
    (way) => `${LINES}&variance=flagged&sort=-differenceSize${way}`,
  ),
  'sort by amount': ['', '-'].map((way) => `${LINES}&sort=${way}amountCollected`),
  'sort by entry number': ['', '-'].map((way) => `${LINES}&sort=${way}entryNumber`),
  'sort by importer': ['', '-'].map((way) => `${LINES}&sort=${way}importerName`),
  'sort by company': ['', '-'].map((way) => `${LINES}&sort=${way}companyName`),
  'sort by port': ['', '-'].map((way) => `${LINES}&sort=${way}portCode`),
  'sort by tariff number': ['', '-'].map((way) => `${LINES}&sort=${way}htsCode`),
  'sort by quantity': ['', '-'].map((way) => `${LINES}&sort=${way}quantity`),
  'sort by variance': ['', '-'].map((way) => `${LINES}&sort=${way}variance`),
  'unmatched importers': ['', '&sort=lines', '&q=cedar'].map(
    (way) => `/api/customs/unmatched?pageSize=25${way}`,
  ),
  'totals of a year': ['2024', '2020'].map((year) => `/api/customs/line-totals?fiscalYear=${year}`),
  'search by name': ['cedar', 'boreal', 'lakehead'].map((text) => `${LINES}&q=${text}`),
  'search by entry number': ['W58-92', '551-3'].map((text) => `${LINES}&q=${text}`),
};

export interface ListFigure extends Spread {
  readonly asked: string;
  /** How long one request alone took, in milliseconds, before the load. */
  readonly alone: number;
}

/** Each list at a steady fifty requests a second; what one request alone cannot do in time is not tried under load. */
export async function* listFigures(
  session: PortalSession,
  seconds: number,
  wanted: string,
): AsyncGenerator<ListFigure> {
  const kinds = { ...ASKED, 'page 1,000 by number': [`${LINES}&page=1000`], ...(await deepPages(session)) };
  for (const [asked, paths] of Object.entries(kinds)) {
    if (!asked.includes(wanted)) continue;
    const alone = await oneAlone(session, paths);
    const perSecond = alone > TOO_LONG_MS ? Math.max(1, Math.floor(1000 / alone)) : PER_SECOND;
    const spread = await steadyRequests(session, { paths, perSecond, count: perSecond * seconds });
    yield { asked: perSecond === PER_SECOND ? asked : `${asked} (at ${perSecond}/s)`, alone, ...spread };
  }
}

async function oneAlone(session: PortalSession, paths: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const path of [...paths, ...paths, ...paths]) {
    const begin = performance.now();
    await session.send(path);
    times.push(performance.now() - begin);
  }
  return (
    Math.round((times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0) * 10) / 10
  );
}

/** A page by its cursor far down the list, reached by way of pages of a hundred from the middle. */
async function deepPages(session: PortalSession): Promise<Readonly<Record<string, readonly string[]>>> {
  const first = page.parse(JSON.parse(await session.send(LINES))).data;
  const middle = Math.floor(first.total / 50);
  const deep = page.parse(JSON.parse(await session.send(`${LINES}&page=${middle}`))).data;
  return { 'deep page by cursor': [`${LINES}&cursor=${deep.next ?? ''}`] };
}
