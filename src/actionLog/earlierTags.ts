import { LIST } from '../api/base/tags';
import type { AnyReducer } from './logFormat';

/** Up to format 2, answers without a record of their own were filed under an id that the toolkit gives to tags without one. */
const LAST_FORMAT_WITHOUT_LISTS = 2;
const WITHOUT_ID = '__internal_without_id';

interface Provided {
  readonly tags: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly keys: Readonly<Record<string, readonly { readonly type: string; readonly id?: string }[]>>;
}

/** A reducer that files lists as the build did that recorded the log, so that its recorded hashes hold. */
export const withEarlierTags = (reducer: AnyReducer, version: number | undefined): AnyReducer =>
  version === undefined || version > LAST_FORMAT_WITHOUT_LISTS
    ? reducer
    : (state, action) => earlierForm(reducer(state, action));

function earlierForm(state: unknown): unknown {
  const provided = providedIn(state);
  if (provided === undefined) return state;
  const { tags, keys } = provided;
  if (!Object.values(tags).some((byId) => LIST in byId)) return state;
  const earlier: Provided = {
    tags: mapValues(tags, ({ [LIST]: lists, ...byId }) =>
      lists === undefined ? byId : { ...byId, [WITHOUT_ID]: [...(byId[WITHOUT_ID] ?? []), ...lists] },
    ),
    keys: mapValues(keys, (marks) =>
      marks.some(({ id }) => id === LIST)
        ? marks.map((mark) => (mark.id === LIST ? { type: mark.type } : mark))
        : marks,
    ),
  };
  const { api, ...slices } = state as { readonly api: object };
  return { ...slices, api: { ...api, provided: earlier } };
}

function providedIn(state: unknown): Provided | undefined {
  const { api } = (state ?? {}) as { readonly api?: { readonly provided?: Provided } };
  return api?.provided;
}

const mapValues = <A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
