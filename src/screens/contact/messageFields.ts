import type { BodyOf } from '../../../contract/endpoint';
import type { sendContactMessage } from '../../../contract/endpoints/contact';
import { LIMITS } from '../../../contract/limits';

export type MessageFields = BodyOf<typeof sendContactMessage>;

/** A field and what is wrong with it, as a key of the catalogue. */
export interface MessageFault {
  readonly field: keyof MessageFields;
  readonly fault: 'name' | 'nameLong' | 'email' | 'message' | 'messageLong';
}

/** Characters of a field at most. */
export const LONGEST: Readonly<Record<keyof MessageFields, number>> = {
  name: LIMITS.personName,
  email: LIMITS.email,
  message: LIMITS.commentText,
};

/** What must be put right before a message is sent. */
export function messageFaults(fields: MessageFields): readonly MessageFault[] {
  const { name, email, message } = sentFields(fields);
  return [
    ...(name === '' ? [{ field: 'name', fault: 'name' } as const] : []),
    ...(name.length > LONGEST.name ? [{ field: 'name', fault: 'nameLong' } as const] : []),
    ...(/^[^\s@]+@[^\s@]+$/.test(email) && email.length <= LONGEST.email
      ? []
      : [{ field: 'email', fault: 'email' } as const]),
    ...(message === '' ? [{ field: 'message', fault: 'message' } as const] : []),
    ...(message.length > LONGEST.message ? [{ field: 'message', fault: 'messageLong' } as const] : []),
  ];
}

/** What goes out: without the blanks around it. */
export const sentFields = ({ name, email, message }: MessageFields): MessageFields => ({
  name: name.trim(),
  email: email.trim(),
  message: message.trim(),
});
