import { listCustomsLines } from '../../../contract/endpoints/customs/files';

/** What the Customs screen shows. */
export type CustomsView =
  | { readonly kind: 'files' }
  | { readonly kind: 'batch'; readonly id: string }
  | { readonly kind: 'lines' }
  | { readonly kind: 'line'; readonly id: string }
  | { readonly kind: 'unmatched' }
  | { readonly kind: 'importer'; readonly number: string }
  | { readonly kind: 'variance' };

/** The lists between which the screen's tabs lead. */
export type CustomsTab = 'files' | 'lines' | 'unmatched' | 'variance';

/** Parameters both lists know; they alone do not tell which one is meant. */
const COMMON = ['page', 'pageSize', 'sort', 'q', 'cursor'];
const LINE_FILTERS = Object.keys(listCustomsLines.query?._zod.def.shape ?? {}).filter(
  (name) => !COMMON.includes(name),
);

/**
 * Reads the address: `line`, `id` or `importer` name a record, `view` a list; any filter of entry lines alone means their list,
 * as links from queues and search have it.
 */
export function customsView(address: URLSearchParams): CustomsView {
  const line = address.get('line');
  if (line !== null && line !== '') return { kind: 'line', id: line };
  const batch = address.get('id');
  if (batch !== null && batch !== '') return { kind: 'batch', id: batch };
  const view = address.get('view');
  if (view === 'variance') return { kind: 'variance' };
  if (view === 'unmatched') {
    const number = address.get('importer');
    return number === null || number === '' ? { kind: 'unmatched' } : { kind: 'importer', number };
  }
  const wantsLines = view === 'lines' || LINE_FILTERS.some((name) => address.has(name));
  return { kind: wantsLines ? 'lines' : 'files' };
}

/** The tab a line belongs under, opened over whichever list. */
export const lineTab = (address: URLSearchParams): CustomsTab => {
  const view = address.get('view');
  return view === 'variance' || view === 'unmatched' ? view : 'lines';
};
