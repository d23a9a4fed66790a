import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../contract/endpoint';
import type { ExportedList } from '../../../contract/endpoints/lists';
import { LIMITS } from '../../../contract/limits';
import { fail, ok } from '../../../domain/result';
import { ROLES } from '../../../domain/roles';
import type { ListPage } from '../../db/list';
import { csvStream } from '../../export/csvStream';
import { fitsWorkbook } from '../../export/fitsWorkbook';
import { workbook, WORKBOOK_TYPE, type WorkbookCell } from '../../export/workbook';
import { fieldFailed, type Outcome } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import type { ListColumns } from './listColumns';
import { LIST_TEXTS } from './listTexts';

interface ExportFile {
  readonly fileName: string;
  readonly type: string;
  readonly content: Readable;
}

/** A list as it is exported: asked for in the format chosen, with the query of its own call. */
export type ExportedListFile = (
  ctx: RequestContext,
  name: ExportedList,
  query: string,
  format: 'csv' | 'xlsx',
) => Promise<Outcome<ExportFile>>;

interface ListCall<Q extends z.core.$ZodType> {
  readonly access: Endpoint['access'];
  readonly query?: Q;
}

/**
 * Exports a list page by page through the use case that shows it, so that a file never holds what its reader may not see on the
 * screen.
 */
export const exported =
  <Q extends z.core.$ZodType, Row>(
    call: ListCall<Q>,
    pageOf: (ctx: RequestContext, query: z.output<Q>) => Promise<Outcome<ListPage<Row>>>,
    columns: ListColumns<Row>,
  ): ExportedListFile =>
  async (ctx, name, query, format) => {
    const { roles } = ctx.caller.actor;
    if (!roles.some((role) => isOpenTo(call, role)))
      return fail({ kind: 'forbidden', whoCould: ROLES.filter((role) => isOpenTo(call, role)) });
    const asked = Object.fromEntries(new URLSearchParams(query));
    const ask = (place: Place) => {
      const whole = { ...asked, page: '1', pageSize: String(LIMITS.maxPageSize), cursor: undefined };
      return call.query === undefined ? null : parse(call.query, { ...whole, ...place });
    };
    const first = ask({});
    if (first === null) return fieldFailed('query', 'field-invalid');
    const opened = await pageOf(ctx, first);
    if (!opened.ok) return opened;
    const fits = format === 'xlsx' ? fitsWorkbook(opened.value.total) : ok(null);
    if (!fits.ok) return fits;
    const { headings, sheets } = LIST_TEXTS[ctx.language];
    const heading = columns.map(([key]) => headings[key]);
    const fileName = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${ctx.today}.${format}`;
    const rows = cellsOf(opened.value);
    return ok(
      format === 'csv'
        ? { fileName, type: 'text/csv; charset=utf-8', content: csvStream(heading, rows) }
        : {
            fileName,
            type: WORKBOOK_TYPE,
            content: Readable.from(workbook(sheets[name], heading, rows)),
          },
    );

    async function* cellsOf(page: ListPage<Row>): AsyncGenerator<readonly WorkbookCell[]> {
      let shown = page;
      for (let place: Place | null = {}; place !== null;) {
        for (const row of shown.rows) yield columns.map(([, cell]) => cell(row, ctx));
        place = placeBehind(shown, place);
        const query = place === null ? null : ask(place);
        if (query === null) return;
        const next = await pageOf(ctx, query);
        // The file is on its way: it breaks off, and the browser says that it is not whole.
        if (!next.ok) throw new Error(`the list ${name} was not read to its end`);
        shown = next.value;
      }
    }
  };

/** Where a page of a list begins. */
interface Place {
  readonly page?: string;
  readonly cursor?: string;
}

/** The page behind the one at a place: by its last row, or by its number where a list has no places among its rows. */
function placeBehind({ next, page, pageSize, total }: ListPage<unknown>, { cursor }: Place): Place | null {
  if (next !== null) return { cursor: next };
  return cursor === undefined && page * pageSize < total ? { page: (page + 1).toString() } : null;
}

const isOpenTo = ({ access }: Pick<Endpoint, 'access'>, role: string): boolean =>
  typeof access !== 'string' && access.some((each) => each === role);

function parse<Q extends z.core.$ZodType>(schema: Q, value: Record<string, unknown>): z.output<Q> | null {
  const read = z.safeParse(schema, value);
  return read.success ? read.data : null;
}
