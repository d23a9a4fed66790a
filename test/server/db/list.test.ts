import fc from 'fast-check';
import { sql } from 'kysely';
import { listPage, type ListPage, type ListQuery } from '../../../server/db/list';
import { columnKey, textKey } from '../../../server/db/listOrder';
import { foldedValue } from '../../../server/db/migrations/0007SortText';
import type { Queries } from '../../../server/db/tables';
import { cloneDatabase, type TestDatabase } from '../setup/testDatabase';

let database: TestDatabase;
let db: Queries;

const NAMES = [
  'Zeta',
  'alpha',
  'Ångström',
  'Beta',
  'beta',
  'Östlund',
  'Alpha Two',
  'éclair',
  'Delta',
  'ånge',
];

beforeAll(async () => {
  database = await cloneDatabase();
  db = database.database.db;
  await db
    .insertInto('company')
    .values(
      NAMES.map((name, index) => ({
        legal_name: name,
        kind: 'IMPORTER' as const,
        status: 'Active' as const,
        tax_id: index % 3 === 0 ? null : `T${index % 4}`,
        created_at: new Date(Date.UTC(2026, 0, 1 + (index % 4))),
      })),
    )
    .execute();
});
afterAll(() => database.drop());

// Every third of none, companies of names that compare as equal among the others, one company without any.
const MEMBERS = sql<{ id: string; company_id: string | null }>`(
  select n::bigint as id, case when n % 3 = 0 then null else (select min(id) from company) + n * 7 % 9 end as company_id
  from generate_series(1, 40) n)`;

/** Rows that belong to a company or to none, listed by its name; the same rows must come whether it is asked group by group or not. */
const membersPage = async (query: Partial<ListQuery>, isByGroup: boolean): Promise<ListPage<string>> =>
  listPage(
    {
      matching: db.selectFrom(MEMBERS.as('member')).leftJoin('company', 'company.id', 'member.company_id'),
      id: 'member.id',
      sorts: {
        company: {
          ...textKey('company.legal_name', true),
          groups: {
            all: sql`select id, sort_text(legal_name) as value from company`,
            member: 'member.company_id',
          },
        },
      },
      load: (ids) => Promise.resolve(ids),
      idOf: (id) => id,
      unfilteredOf: isByGroup ? db : undefined,
    },
    { page: 1, pageSize: 3, sort: 'company', ...query },
  );

interface Row {
  readonly id: string;
  readonly legal_name: string;
  readonly tax_id: string | null;
}

const page = (query: Partial<ListQuery>, prefix = ''): Promise<ListPage<Row>> =>
  listPage(
    {
      matching: db.selectFrom('company').where(sql<boolean>`legal_name like ${`${prefix}%`}`),
      id: 'company.id',
      sorts: {
        name: textKey('company.legal_name'),
        tax: textKey('company.tax_id', true),
        at: columnKey('company.created_at', 'timestamptz'),
      },
      load: (ids) =>
        db
          .selectFrom('company')
          .select(['id', 'legal_name', 'tax_id'])
          .where('id', 'in', [...ids])
          .execute(),
      idOf: (row: Row) => row.id,
    },
    { page: 1, pageSize: 3, sort: 'name', ...query },
  );

async function walk(sort: string, pageSize: number): Promise<readonly ListPage<Row>[]> {
  const pages = [await page({ sort, pageSize })];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await page({ sort, pageSize, cursor: next }));
  return pages;
}

/** All pages from a cursor on in one direction, in the list's order, each compared with what one search finds. */
async function readOn(
  query: Partial<ListQuery>,
  way: 'next' | 'previous',
): Promise<{ ids: readonly string[]; page: ListPage<string> }> {
  let page = await membersPage(query, true);
  const ids = [...page.rows];
  expect(page).toEqual(await membersPage(query, false));
  for (let cursor = page[way]; cursor !== null; cursor = page[way]) {
    page = await membersPage({ ...query, cursor }, true);
    expect(page).toEqual(await membersPage({ ...query, cursor }, false));
    ids.splice(way === 'next' ? ids.length : 0, 0, ...page.rows);
  }
  return { ids, page };
}

describe('lists', () => {
  it('H56 order names without regard to case and accents', async () => {
    const { rows, total } = await page({ pageSize: 100 });
    expect(rows.map(({ legal_name }) => legal_name)).toEqual([
      'alpha',
      'Alpha Two',
      'ånge',
      'Ångström',
      'Beta',
      'beta',
      'Delta',
      'éclair',
      'Östlund',
      'Zeta',
    ]);
    expect(total).toBe(10);
  });

  it.each(['tax', '-tax'])('H56 put empty values last when sorted by %s', async (sort) => {
    const { rows } = await page({ sort, pageSize: 100 });
    const empty = rows.map(({ tax_id }) => tax_id === null);
    expect(empty).toEqual([...empty].sort((a, b) => Number(a) - Number(b)));
    expect(empty.filter(Boolean)).toHaveLength(4);
  });

  it('show every row once, by cursor as by page number, forwards and back, in every order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('name', '-name', 'tax', '-tax', 'at', '-at'),
        fc.integer({ min: 1, max: 11 }),
        async (sort, pageSize) => {
          const all = (await page({ sort, pageSize: 100 })).rows.map(({ id }) => id);
          const forwards = await walk(sort, pageSize);
          expect(forwards.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(all);
          for (const [index, { rows }] of forwards.entries())
            expect((await page({ sort, pageSize, page: index + 1 })).rows).toEqual(rows);
          const back: string[][] = [];
          for (let cursor = forwards.at(-1)?.previous ?? null; cursor !== null;) {
            const before = await page({ sort, pageSize, cursor });
            back.unshift(before.rows.map(({ id }) => id));
            cursor = before.previous;
          }
          expect(back).toEqual(forwards.slice(0, -1).map(({ rows }) => rows.map(({ id }) => id)));
        },
      ),
      { numRuns: 25 },
    );
  });

  it('show the same pages group by group as in one, forwards and back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('company', '-company'),
        fc.integer({ min: 1, max: 12 }),
        async (sort, pageSize) => {
          const whole = await membersPage({ sort, pageSize: 100 }, false);
          const last = await readOn({ sort, pageSize }, 'next');
          expect(last.ids).toEqual(whole.rows);
          const back = await readOn({ sort, pageSize, cursor: last.page.previous ?? undefined }, 'previous');
          expect(back.ids).toEqual(whole.rows.slice(0, whole.rows.length - last.page.rows.length));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('H30 H45 past the end have no rows and the true total', async () => {
    expect(await page({ page: 1_000_000, pageSize: 100 })).toMatchObject({ rows: [], total: 10, next: null });
  });

  it('H30 filtered to less keep counting only what is left', async () => {
    expect(await page({}, 'A')).toMatchObject({ total: 1, next: null, previous: null });
  });

  it.each(['', 'nonsense', Buffer.from('[1,2]').toString('base64url'), '../../etc', 'a'.repeat(500)])(
    'start over for a cursor that is none: %s',
    async (cursor) => {
      expect((await page({ cursor })).rows).toEqual((await page({})).rows);
    },
  );

  it('start over for a cursor of another order', async () => {
    const { next } = await page({ sort: 'tax' });
    expect(next).not.toBeNull();
    expect((await page({ sort: 'name', cursor: next ?? '' })).rows).toEqual((await page({})).rows);
  });
});

describe('the form that lists sort by', () => {
  it('is the same for names without marks, whose letters are not looked up', async () => {
    const names = [
      ...NAMES,
      '',
      'O’Hara & Sons, Inc.',
      "O'HARA & SONS, INC.",
      'Łódź ÆØ ß',
      'e\u0301clair',
      '木材',
    ];
    const { rows } = await sql<{ value: string; quick: string; whole: string }>`
      select value, sort_text(value) as quick, ${foldedValue()} as whole
      from unnest(${names}::text[]) as name(value)`.execute(db);
    expect(rows.map(({ quick }) => quick)).toEqual(rows.map(({ whole }) => whole));
    expect(rows.filter(({ quick }) => /[A-Z]/.test(quick))).toEqual([]);
    expect(rows).toHaveLength(names.length);
  });
});
