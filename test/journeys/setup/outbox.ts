import { z } from 'zod';

const outbox = z.object({
  data: z.array(z.object({ to: z.string(), text: z.string().nullable() })),
});

/** The newest email to an address, as the local outbox holds it; empty where there is none. */
export async function mailTo(url: string, address: string): Promise<string> {
  const { data } = outbox.parse(await (await fetch(`${url}/api/outbox`)).json());
  return data.find(({ to }) => to === address)?.text ?? '';
}

/** The temporary password of an email: it stands alone between blank lines. */
export function temporaryPasswordIn(mail: string): string {
  const password = /\n\n([a-z0-9-]{12,})\n\n/i.exec(mail)?.[1];
  if (password === undefined) throw new Error('the mail holds no temporary password');
  return password;
}
