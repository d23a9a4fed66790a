import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { maySeeCustoms } from '../../../../domain/customsPermissions';
import { normalize } from '../../../../domain/entryNumber';
import { parseImporterNumber } from '../../../../domain/importerNumber';
import { type Actor, companyOf } from '../../../../domain/permissions';
import { beginsWith } from '../../../db/containsText';
import { columnKey, type SortKey, textKey } from '../../../db/listOrder';
import { isRowId } from '../../../db/rowId';
import type { Queries } from '../../../db/tables';
import type { LineSearch } from './findNames';

/** What a list of entry lines may be narrowed by. */
export interface LineFilter {
  /** A whole entry number or its beginning, in any spelling. */
  readonly entryNumber?: string | undefined;
  readonly importerNumber?: string | undefined;
  /** An importer number as a whole. */
  readonly importer?: string | undefined;
  readonly companyId?: string | undefined;
  readonly portCode?: string | undefined;
  /** A tariff number or its beginning, dots optional. */
  readonly htsCode?: string | undefined;
  readonly entryFrom?: string | undefined;
  readonly entryTo?: string | undefined;
  readonly fiscalYear?: number | undefined;
  readonly matched?: 'yes' | 'no' | undefined;
  /** Lines whose difference deserves a look, or all that have one. */
  readonly variance?: 'flagged' | 'any' | undefined;
  readonly difference?: 'more' | 'less' | undefined;
  /** Money: a difference of at least so much, either way. */
  readonly differenceFrom?: string | undefined;
  readonly adjustment?: 'yes' | 'no' | undefined;
  readonly checkDigit?: 'wrong' | undefined;
  readonly covered?: 'yes' | 'no' | undefined;
  readonly batchId?: string | undefined;
  /** Covered lines whose quantity staff have yet to enter. */
  readonly needsQuantity?: 'yes' | undefined;
}

/** A filter with a search looked up beforehand. */
export interface FoundLineFilter extends LineFilter {
  readonly found: LineSearch | null;
}

/** As it stands in the index `customs_line_flagged_size`; a line without an expectation has none. */
const DIFFERENCE_SIZE = sql<string>`coalesce(abs(line.variance), 0)`;

export const LINE_SORTS: Readonly<Record<string, SortKey>> = {
  entryDate: columnKey('line.entry_date', 'date'),
  entryNumber: columnKey('line.entry_number', 'text'),
  importerName: textKey('line.importer_name'),
  companyName: {
    ...columnKey('company.sort_name', 'text', true),
    groups: { all: sql`select id, sort_name as value from company`, member: 'line.company_id' },
  },
  portCode: columnKey('line.port_code', 'text', true),
  htsCode: columnKey('line.hts_code', 'text'),
  quantity: columnKey('line.quantity', 'numeric'),
  amountCollected: columnKey('line.amount_collected', 'numeric'),
  variance: columnKey('line.variance', 'numeric', true),
  differenceSize: { expression: DIFFERENCE_SIZE, type: 'numeric', nullable: false },
};

const lines = (db: Queries) =>
  db.selectFrom('customs_line as line').leftJoin('company', 'company.id', 'line.company_id');

type Matching =
  ReturnType<typeof lines> extends SelectQueryBuilder<infer DB, infer TB, object>
    ? SelectQueryBuilder<DB, TB, object>
    : never;

/** The entry lines a reader may see and a filter lets through: staff see all, everybody else their company's alone. */
export function matchingLines(db: Queries, actor: Actor, filter: FoundLineFilter): Matching {
  const conditions = conditionsOf(filter);
  if (!maySeeCustoms(actor).allowed) conditions.push(sql`line.company_id = ${companyOf(actor)}`);
  let query: Matching = lines(db);
  for (const condition of conditions) query = query.where(condition);
  return query;
}

/** Whether a filter lets every line through that a reader may see, and the reader may see all. */
export const seesEveryLine = (actor: Actor, filter: FoundLineFilter): boolean =>
  maySeeCustoms(actor).allowed && conditionsOf(filter).length === 0;

type Condition = RawBuilder<SqlBool>;

function conditionsOf(filter: FoundLineFilter): Condition[] {
  const { entryNumber, importerNumber, htsCode, found } = filter;
  const conditions: (Condition | null)[] = [
    given(entryNumber, (text) => beginsWith('line.entry_number', normalize(text))),
    given(importerNumber, (text) => beginsWith('line.importer_number', storedImporterNumber(text))),
    given(filter.importer, (text) => sql`line.importer_number = ${storedImporterNumber(text)}`),
    given(filter.companyId, (id) => sql`line.company_id = ${rowId(id)}`),
    given(filter.portCode, (code) => sql`line.port_code = ${code}`),
    given(htsCode, (text) => beginsWith('line.hts_code', text.replaceAll('.', ''))),
    given(filter.entryFrom, (date) => sql`line.entry_date >= ${date}`),
    given(filter.entryTo, (date) => sql`line.entry_date <= ${date}`),
    given(filter.fiscalYear, (year) => sql`line.fiscal_year = ${year}`),
    given(filter.matched, (answer) => sql`(line.company_id is not null) = ${answer === 'yes'}`),
    given(filter.variance, (which) =>
      which === 'flagged' ? sql`line.variance_flagged` : sql`line.variance <> 0`,
    ),
    given(filter.difference, (way) => (way === 'more' ? sql`line.variance > 0` : sql`line.variance < 0`)),
    given(filter.differenceFrom, (least) => sql`${DIFFERENCE_SIZE} >= ${least}`),
    // Written out, so that the partial indexes of what is rare can be used.
    given(filter.covered, (answer) => (answer === 'yes' ? sql`line.covered` : sql`not line.covered`)),
    given(filter.adjustment, (answer) =>
      answer === 'yes' ? sql`line.adjustment_seq > 0` : sql`line.adjustment_seq = 0`,
    ),
    given(filter.checkDigit, () => sql`not has_check_digit(line.entry_number)`),
    given(filter.batchId, (id) => sql`line.batch_id = ${rowId(id)}`),
    given(filter.needsQuantity, () => WITHOUT_QUANTITY),
    found === null ? null : matchesSearch(found),
  ];
  return conditions.filter((condition) => condition !== null);
}

/** Lines that no factor converts, and those whose correction none converts; both are few, and each is found by an index of its own. */
const WITHOUT_QUANTITY = sql<SqlBool>`line.covered and line.adjustment_seq = 0
  and line.id in (
    select id from customs_line where quantity_program_unit is null and adjustment_seq = 0
    union
    select base.id from customs_line later
    join customs_line base on base.entry_number = later.entry_number and base.line_no = later.line_no
      and base.hts_code = later.hts_code and base.fee_class = later.fee_class and base.adjustment_seq = 0
    where later.quantity_program_unit is null and later.quantity <> 0 and later.adjustment_seq > 0)
  and (select net.quantity_program_unit from customs_line_net net where net.id = line.id) is null`;

const given = <T>(value: T | undefined, condition: (value: T) => Condition): Condition | null =>
  value === undefined ? null : condition(value);

/** No row has the id 0, so that an id nobody could have finds nothing. */
const rowId = (text: string): string => (isRowId(text) ? text : '0');

function storedImporterNumber(text: string): string {
  const parsed = parseImporterNumber(text);
  return parsed.ok ? parsed.value.number : text.trim().toUpperCase();
}

/** Each part can use an index of its own; a part that nothing fits is left out, so that it cannot keep the others from theirs. */
function matchesSearch({ typed, names, companyIds }: LineSearch): Condition {
  const parts = [
    beginsWith('line.entry_number', normalize(typed)),
    beginsWith('line.importer_number', storedImporterNumber(typed)),
    ...(names.length === 0 ? [] : [sql<SqlBool>`line.importer_name = any(${[...names]}::text[])`]),
    ...(companyIds.length === 0 ? [] : [sql<SqlBool>`line.company_id = any(${[...companyIds]}::bigint[])`]),
  ];
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
}
