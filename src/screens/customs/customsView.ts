import { listCustomsLines } from '../../../contract/endpoints/customs';

/** What the Customs screen shows: the files, one file, the entry lines, or one line. */
export type CustomsView =
  | { readonly kind: 'files' }
  | { readonly kind: 'batch'; readonly id: string }
  | { readonly kind: 'lines' }
  | { readonly kind: 'line'; readonly id: string };

/** Parameters both lists know; they alone do not tell which one is meant. */
const COMMON = ['page', 'pageSize', 'sort', 'q', 'cursor'];
const LINE_FILTERS = Object.keys(listCustomsLines.query?._zod.def.shape ?? {}).filter(
  (name) => !COMMON.includes(name),
);

/** Reads the address: `line` or `id` name a record; `view=lines` or any filter of entry lines means their list. */
export function customsView(address: URLSearchParams): CustomsView {
  const line = address.get('line');
  if (line !== null && line !== '') return { kind: 'line', id: line };
  const batch = address.get('id');
  if (batch !== null && batch !== '') return { kind: 'batch', id: batch };
  const wantsLines = address.get('view') === 'lines' || LINE_FILTERS.some((name) => address.has(name));
  return { kind: wantsLines ? 'lines' : 'files' };
}
