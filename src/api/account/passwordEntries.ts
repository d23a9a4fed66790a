import type { Language } from '../../../contract/texts/sentence';
import type { ApiFailure } from '../base/apiFailure';
import { errorMessage, fieldMessages } from '../base/errorMessage';

/** A sentence about a form of passwords, and the field it belongs beside. */
export interface PasswordEntry {
  readonly fieldId?: string;
  readonly message: string;
}

/** The payload's fields by what their forms call them. */
const FIELDS: Readonly<Record<string, string>> = {
  currentPassword: 'current',
  newPassword: 'next',
  email: 'email',
};

/** What to show of a refusal: the sentences of its fields, beside those the form has, else the whole failure's above it. */
export function passwordEntries(failure: ApiFailure, language: Language): readonly PasswordEntry[] {
  const ofFields = Object.entries(fieldMessages(failure)).map(([field, message]) => {
    const fieldId = FIELDS[field];
    return fieldId === undefined ? { message } : { fieldId, message };
  });
  return ofFields.length > 0 ? ofFields : [{ message: errorMessage(failure, language) }];
}
