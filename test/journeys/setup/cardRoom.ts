import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { type CardStandIn, startCardStandIn } from '../../../server/cardStandIn/startCardStandIn';
import { findPlace } from './place';
import { databaseIn, secondProcess } from './secondProcess';
import { startServer, type ServerProcess } from './serverProcess';

/** A server of the journeys' own product that pays at a stand-in this test holds in its hands. */
export interface CardRoom {
  readonly server: ServerProcess;
  readonly standIn: CardStandIn;
  /** How often a payment of the provider stands in the ledger. */
  readonly entriesOf: (intentId: string) => Promise<number>;
  /** Every row of every table, as text. */
  readonly database: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The settings of a server that pays at a stand-in. */
export const cardSettings = ({ card }: CardStandIn): Readonly<Record<string, string>> => ({
  STRIPE_SECRET_KEY: card.secretKey,
  STRIPE_PUBLISHABLE_KEY: card.publishableKey,
  STRIPE_WEBHOOK_SECRET: card.webhookSecret,
  STRIPE_API_URL: card.apiUrl,
  STRIPE_SCRIPT_URL: card.scriptUrl,
});

const counted = z.tuple([z.object({ count: z.string() })]);
const named = z.array(z.object({ name: z.string() }));
const texts = z.array(z.object({ row: z.string() }));

export async function openCardRoom(): Promise<CardRoom> {
  const { build, data } = findPlace();
  const own = mkdtempSync(path.join(tmpdir(), 'northwood-cards-'));
  const standIn = await startCardStandIn({ now: () => new Date() });
  const database = databaseIn(data);
  const server = await startServer(build, own, {
    ...secondProcess(data),
    LOG_LEVEL: 'trace',
    ...cardSettings(standIn),
  });
  const client = new pg.Client(database);
  await client.connect();
  return {
    server,
    standIn,
    entriesOf: async (intentId) => {
      const { rows } = await client.query(
        `select count(*) from ledger_entry where kind = 'PAYMENT_CARD' and reversal_of is null and reference = $1`,
        [intentId],
      );
      return Number(counted.parse(rows)[0].count);
    },
    database: async () => {
      const tables = await client.query(
        `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      );
      const parts: string[] = [];
      for (const { name } of named.parse(tables.rows)) {
        const { rows } = await client.query(`select t::text as row from ${client.escapeIdentifier(name)} t`);
        parts.push(...texts.parse(rows).map(({ row }) => row));
      }
      return parts.join('\n');
    },
    close: async () => {
      await client.end();
      await server.stop();
      await standIn.close();
      rmSync(own, { recursive: true, force: true });
    },
  };
}
