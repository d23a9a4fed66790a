import * as z from 'zod/mini';
import type { DataOf } from '../../../../contract/endpoint';
import type { getReportDraft } from '../../../../contract/endpoints/reports/filing';
import { formOf, isEmptyReport, type ReportForm, reportFormSchema } from './reportForm';

export type ServerDraft = NonNullable<DataOf<typeof getReportDraft>>;

/** The copy on this device: the form and when the server's draft it was built on was saved. */
const reportDraftSchema = z.object({ form: reportFormSchema, basedOn: z.nullable(z.string()) });
export type StoredReport = z.infer<typeof reportDraftSchema>;

/** A copy of this device as it was found, or null where there is none that can be used. */
export function readStoredReport(stored: unknown): StoredReport | null {
  const parsed = z.safeParse(reportDraftSchema, stored);
  return parsed.success && !isEmptyReport(parsed.data.form) ? parsed.data : null;
}

export interface FoundReport {
  readonly form: ReportForm;
  /** When and as which version the server last kept it; null and 0 while it never has. */
  readonly savedAt: string | null;
  readonly version: number;
  /** `given` lines are those of a report that is corrected or amended. */
  readonly origin: 'new' | 'given' | 'device' | 'server';
  /** Who saved the server's draft. */
  readonly savedBy: string | null;
  /** A copy of this device that lost against a newer draft; it can still be taken instead. */
  readonly other: ReportForm | null;
}

/** What a writer begins with where nothing was written yet. */
export interface Beginning {
  readonly form: ReportForm;
  readonly origin: 'new' | 'given';
}

/**
 * Which unfinished report to go on with. The copy of this device is the newer one as long as the server's draft is the one it was
 * built on; a draft saved since, by somebody else or on another device, goes first, and the copy is offered beside it.
 */
export function chooseReport(
  stored: StoredReport | null,
  draft: ServerDraft | null,
  beginning: Beginning,
): FoundReport {
  const savedAt = draft?.savedAt ?? null;
  const version = draft?.version ?? 0;
  const savedBy = draft?.savedBy.name ?? null;
  if (stored !== null && stored.basedOn === savedAt)
    return { form: stored.form, savedAt, version, origin: 'device', savedBy, other: null };
  const other = stored?.form ?? null;
  if (draft === null) return { ...beginning, savedAt, version, savedBy, other };
  return { form: formOfDraft(draft, beginning.form), savedAt, version, origin: 'server', savedBy, other };
}

/** The server's draft as a form; who certifies stays as it was filled in. */
export const formOfDraft = (draft: ServerDraft, base: ReportForm): ReportForm => ({
  ...formOf(draft.lines),
  certification: { ...base.certification, isTrue: false },
});

/** In a replay, a report that was found and then written on, as it stood at the step on show. */
export function withWritten(found: FoundReport, written: unknown): FoundReport {
  const parsed = z.safeParse(reportDraftSchema, written);
  return parsed.success ? { ...found, form: parsed.data.form } : found;
}
