import type { DataOf } from '../../../contract/endpoint';
import type { readOutbox } from '../../../contract/endpoints/outbox';

export type Mail = DataOf<typeof readOutbox>[number];

/** Emails whose address or subject holds what was typed. */
export function matchingMails(mails: readonly Mail[], typed: string): readonly Mail[] {
  const wanted = typed.trim().toLowerCase();
  return mails.filter(({ to, subject }) => `${to} ${subject ?? ''}`.toLowerCase().includes(wanted));
}

/** A text in pieces, addresses of pages apart from the rest, so that they can be pressed. */
export function linkPieces(text: string): readonly { readonly text: string; readonly isLink: boolean }[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece, index) => ({ text: piece, isLink: index % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '');
}
