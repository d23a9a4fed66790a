import * as z from 'zod/mini';
import type { DataOf } from '../../../../contract/endpoint';
import type { getExemptionDraft } from '../../../../contract/endpoints/exemptions/applications';
import { type Application, applicationSchema, EMPTY_FORM, isEmptyApplication } from './application';

const APPLICATION_DRAFT = 'exemption-application';

/**
 * Under which the copy of this device is kept.
 * @param preparer the colleague who sent the application to be signed; null for the reader's own
 */
export const applicationDraftName = (preparer: string | null): string =>
  preparer === null ? APPLICATION_DRAFT : `${APPLICATION_DRAFT}-${preparer}`;

const storedSchema = z.object({ form: applicationSchema, basedOn: z.nullable(z.string()) });

export interface FoundApplication {
  readonly application: Application;
  /** When the server last kept it, or null while it never has. */
  readonly savedAt: string | null;
  readonly origin: 'new' | 'device' | 'server';
  /** The colleague who sent it to be signed; null for the reader's own. */
  readonly prepared: { readonly by: string; readonly name: string } | null;
}

/**
 * Which unfinished application to go on with: the copy of this device as long as the server's draft is the one it was built on, else
 * the server's.
 */
export function chooseApplication(
  stored: unknown,
  draft: DataOf<typeof getExemptionDraft>,
  prepared: FoundApplication['prepared'] = null,
): FoundApplication {
  const savedAt = draft?.savedAt ?? null;
  const copy = z.safeParse(storedSchema, stored);
  if (copy.success && copy.data.basedOn === savedAt && !isEmptyApplication(copy.data.form))
    return { application: copy.data.form, savedAt, origin: 'device', prepared };
  if (draft === null)
    return { application: { form: EMPTY_FORM, documents: [] }, savedAt, origin: 'new', prepared };
  const { content, documents } = draft;
  // Documents that nobody named are removed after a day: what is gone must not be named any more.
  const documentIds = documents.map(({ id }) => id);
  return {
    application: { form: { ...content, documentIds }, documents },
    savedAt,
    origin: 'server',
    prepared,
  };
}

/** In a replay, an application that was found and then written on, as it stood at the step on show. */
export function withWritten(found: FoundApplication, written: unknown): FoundApplication {
  const parsed = z.safeParse(storedSchema, written);
  return parsed.success ? { ...found, application: parsed.data.form } : found;
}
