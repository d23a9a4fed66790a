import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { isLoopbackHost } from './loopback';

/** One email, in plain text. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string | null;
  /** Stays the same when the email is sent again, so that a mailbox shows it once. */
  readonly messageId: string;
}

export type MailOutcome =
  | { readonly kind: 'sent' }
  /** The relay will never take it: no such mailbox, refused content. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** Worth another try: the relay is away or busy. */
  | { readonly kind: 'unsent'; readonly problem: string };

export interface Mailer {
  send(message: MailMessage): Promise<MailOutcome>;
  close(): void;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
const smtpError = z.looseObject({ responseCode: z.number().optional(), message: z.string() });

/**
 * Speaks SMTP with the relay of SMTP_URL. A relay on another machine must offer STARTTLS, or nothing is sent
 * (`?requireTLS=false` in the address lifts that); one on this machine is used as it comes.
 * Failures are values: a relay that is away is nothing unusual.
 */
/** Links, codes and passwords stand in emails: they cross no network in the clear unless somebody says so. */
export function mustEncrypt(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  const requireTls = searchParams.get('requireTLS');
  return requireTls === null ? !isLoopbackHost(hostname) : requireTls === 'true';
}

export function createMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      requireTLS: mustEncrypt(smtpUrl),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async ({ to, subject, text, replyTo, messageId }) => {
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          messageId,
          ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
          // Answers of machines to machines help nobody (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { kind: 'sent' };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: () => {
      transport.close();
    },
  };
}

function failureOf(error: unknown): MailOutcome {
  const known = smtpError.safeParse(error);
  if (!known.success) throw error;
  const { responseCode = 0, message } = known.data;
  return { kind: responseCode >= 500 && responseCode < 600 ? 'refused' : 'unsent', problem: message };
}
