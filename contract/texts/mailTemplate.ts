/** An email as its reader gets it: plain text, in the reader's language, with places for values. */
export interface MailTemplate {
  readonly subject: string;
  readonly text: string;
}
