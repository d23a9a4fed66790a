import type { DocumentEntity } from '../../../contract/entities/document';
import { LIMITS } from '../../../contract/limits';

/** A file on its way to the server, or one that did not get there. */
export interface Uploading {
  readonly key: string;
  readonly fileName: string;
  readonly kind: DocumentEntity['kind'];
  /** Why it did not get there, or null while it is on its way. */
  readonly failure: string | null;
}

export interface ShownUpload extends Uploading {
  /** Percent that has left; at 100 the server is checking it. */
  readonly percent: number;
}

/** How many files may still be added beside those attached and on their way. */
export const roomForFiles = (attached: number, uploads: readonly Uploading[]): number =>
  Math.max(0, LIMITS.documentsPerClaim - attached - uploads.length);

export type UploadEvent =
  | { readonly type: 'started'; readonly uploading: Uploading }
  | { readonly type: 'failed'; readonly key: string; readonly failure: string }
  | { readonly type: 'retried'; readonly key: string }
  /** It arrived, or its line was taken away. */
  | { readonly type: 'finished'; readonly key: string };

/** The files on their way after an event. */
export function uploadsAfter(uploads: readonly Uploading[], event: UploadEvent): readonly Uploading[] {
  switch (event.type) {
    case 'started':
      return [...uploads, event.uploading];
    case 'failed':
      return changed(uploads, event.key, { failure: event.failure });
    case 'retried':
      return changed(uploads, event.key, { failure: null });
    case 'finished':
      return uploads.filter(({ key }) => key !== event.key);
  }
}

const changed = (
  uploads: readonly Uploading[],
  key: string,
  change: Partial<Uploading>,
): readonly Uploading[] => uploads.map((one) => (one.key === key ? { ...one, ...change } : one));
