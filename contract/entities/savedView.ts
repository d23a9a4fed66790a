import * as z from 'zod/mini';
import { id } from '../fields';
import { LIMITS } from '../limits';
import { oneLine } from '../oneLine';
import { personal } from '../sensitivity';

/** The list a view is of, as the browser names it. */
const list = z.string().check(z.regex(/^[A-Za-z]{1,40}$/));
const column = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/));

/** What a view is made of: the list's part of the address, and how the rows are shown. */
const viewContent = {
  name: personal(z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.viewName))),
  /** Search text, filters, order and page size as they stand in the address, without the page. */
  address: personal(z.string().check(z.maxLength(LIMITS.viewAddress))),
  hiddenColumns: z.array(column).check(z.maxLength(60)),
  isCompact: z.boolean(),
  /** Shown whenever the list is opened without anything said in the address; one of each list at most. */
  isDefault: z.boolean(),
} as const;

/** The same as it is sent in: a name has one line. */
export const sentView = {
  ...viewContent,
  name: personal(z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.viewName), oneLine())),
} as const;

export const newView = z.strictObject({ list, ...sentView });

/** A view that somebody keeps of a list, for themselves alone. */
export const savedView = z.object({ id, list, ...viewContent });
export type SavedView = z.infer<typeof savedView>;
