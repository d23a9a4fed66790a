import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Schema } from '../../../contract/endpoint';
import { secretsIn, withoutSecrets } from '../../../contract/withoutSecrets';
import { readAnswer, readFailure, type ApiFailure } from './apiFailure';
import type { ApiExtra } from './extra';
import type { FetchedFile } from './fileRequest';
import type { NoAnswer, RawAnswer } from './httpRequest';

export type OwnReading = (answer: RawAnswer | NoAnswer, api: BaseQueryApi) => Outcome;

type Outcome = { readonly data: unknown } | { readonly error: ApiFailure };

/** How the answer to a call is read. */
export type Reading =
  /** Against the contract's schema. */
  | { readonly kind: 'data'; readonly schema: Schema }
  /** Handed to the browser's downloads, under this name where the server gives none; or held for the page that shows it. */
  | { readonly kind: 'file'; readonly saveAs: string; readonly isShown?: true }
  /** In a way of its own, as a sign-in is. */
  | { readonly kind: 'own'; readonly read: OwnReading };

/** What a download leaves in the result of its call. */
export interface SavedFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/**
 * Reads an answer into the result of its call. Bytes and secrets go past it.
 * @param held handle under which the caller finds the whole answer, where it asked for that
 */
export function readCall(
  reading: Reading,
  answer: FetchedFile | RawAnswer | NoAnswer,
  held: string | undefined,
  api: BaseQueryApi,
): Outcome {
  const extra = api.extra as ApiExtra;
  if (answer.kind === 'file') {
    const name = answer.name ?? (reading.kind === 'file' ? reading.saveAs : '');
    const { size, type } = answer.content;
    if (reading.kind === 'file' && reading.isShown === true)
      extra.held.hold({ kind: 'file', file: new File([answer.content], name, { type }) }, held);
    else extra.saveFile(name, answer.content);
    return { data: { name, size, type } satisfies SavedFile };
  }
  if (reading.kind === 'file') return { error: readFailure(answer) };
  if (reading.kind === 'own') return reading.read(answer, api);
  const read = readAnswer(answer, reading.schema);
  if (!read.ok) return { error: read.failure };
  if (held === undefined) return { data: read.data };
  const secrets = secretsIn(reading.schema, read.data);
  extra.held.hold({ kind: 'answer', data: read.data, secrets }, held);
  return { data: withoutSecrets(reading.schema, read.data) };
}
