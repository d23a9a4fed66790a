import { generateSync } from 'otplib';
import { z } from 'zod';
import { startLive } from '../../../server/startLive';
import { eventually } from '../setup/liveClient';
import { startSmtpRelay } from '../setup/smtpRelay';
import type { Answer, TestClient } from '../setup/testClient';
import { cloneDatabase } from '../setup/testDatabase';
import { startPortal, type TestPortal } from '../setup/testPortal';
import { dumpDatabase } from './databaseDump';
import type { Canary, Place } from './leakScanner';
import { createWitness } from './witness';

/** A portal that emails over SMTP, logs everything and whose every secret is remembered, to be looked for afterward. */
export interface CanaryRun {
  readonly portal: TestPortal;
  readonly canaries: readonly Canary[];
  client(): TestClient;
  plant(name: string, value: string): string;
  /** Waits for one more email to an address after the action, and answers its text. */
  mailAfter(to: string, action: () => Promise<unknown>): Promise<string>;
  /** Remembers the session's token and cookie, as they are after this answer. */
  noteSession(client: TestClient, answer: Answer): Answer;
  authenticatorCode(secret: string): string;
  /** Logs, tables and answers. */
  places(): Promise<readonly Place[]>;
  close(): Promise<void>;
}

/** The only answers that carry secrets; the cookie's header is looked at by tests of its own. */
const MEANT = [
  { path: /\/authenticate\/(login|verifymfacode\/?|refreshtoken)$/i, secrets: ['access token'] },
  { path: /\/secondfactor\/authenticator$/, secrets: ['authenticator secret', 'authenticator address'] },
  { path: /\/secondfactor\/(authenticator\/confirm|recoverycodes)$/, secrets: ['recovery code'] },
];
const SECRET = 'canary signing secret 5b1f0e77c2';

export async function openCanaryRun(): Promise<CanaryRun> {
  const relay = await startSmtpRelay();
  const database = await cloneDatabase();
  const portal = await startPortal({
    database,
    logLevel: 'trace',
    variables: { SMTP_URL: relay.url, STAFF_SECOND_FACTOR: 'required', TOKEN_SECRET: SECRET },
  });
  const { services, http, url } = portal;
  const live = await startLive(services, http.app.server, database.target.owner, http.isAllowedOrigin);
  const witness = createWitness(url, MEANT);
  const canaries: Canary[] = [{ name: 'signing secret', value: SECRET }];
  const plant = (name: string, value: string): string => {
    canaries.push({ name, value });
    return value;
  };
  return {
    portal,
    canaries,
    plant,
    client: () => witness.client(),
    mailAfter: async (to, action) => {
      const mails = () => relay.received.filter((mail) => mail.to === to);
      const before = mails().length;
      await action();
      await eventually(() => mails().length > before, `${to} received no mail`);
      return z.string().parse(textOf(mails().at(-1)?.data ?? ''));
    },
    noteSession: (client, answer) => {
      plant('access token', z.string().parse(client.token));
      plant('refresh cookie', z.string().parse(client.cookie).split('=')[1] ?? '');
      return answer;
    },
    authenticatorCode: (secret) =>
      plant(
        'authenticator code',
        generateSync({ secret, epoch: Math.floor(portal.clock.now().getTime() / 1000) }),
      ),
    places: async () => [
      { name: 'the log', text: portal.log() },
      ...(await dumpDatabase(database)),
      ...witness.answers(),
    ],
    close: async () => {
      await live.close();
      await portal.stop();
      await database.drop();
      await relay.close();
    },
  };
}

/** The text of an email as it came over SMTP, its line breaks of transport taken back. */
const textOf = (data: string): string =>
  data.slice(data.indexOf('\r\n\r\n')).replace(/=\r\n/g, '').replaceAll('=3D', '=').replaceAll('\r', '');
