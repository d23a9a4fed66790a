import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { workload } from '../contract/entities/assignment';
import { startBrowser } from '../test/journeys/setup/browserServer';
import { ROOT } from '../test/journeys/setup/root';
import { freePorts } from '../test/server/processes/freePorts';
import { signIn } from './load/portalSession';
import { fileClaims } from './monday/fileClaims';
import { approveAll, assignAll, openFor, verifyOwn } from './monday/reviewScreens';
import { startPortal } from './setup/startPortal';
import { tidyDatabase } from './setup/tidyDatabase';

const PASSWORD = 'northwood demo 2026';
const LEAD = 'admin@northwood.example';
const APPROVER = 'approver@northwood.example';
const VERIFIER_ROLE = 'verifier';

const answer = z.object({ data: z.unknown() });

/**
 * A Monday with 300 claims, in the browser: a lead assigns all of them with one button, each verifier verifies the exact matches
 * among their own by keyboard, and an approver approves them with a sample. Usage: npm run build, then
 * node scripts/run.cjs bench/mondayClaims.ts [--claims 300] [--exact 200]
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { claims: { type: 'string', default: '300' }, exact: { type: 'string', default: '200' } },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-monday-'));
  const [port = 0] = await freePorts(1);
  const product = await startPortal({
    port,
    dataDir: folder,
    webRoot: path.join(ROOT, 'build/web'),
    settings: { ALLOWED_ORIGINS: `http://127.0.0.1:${port}` },
  });
  const url = `http://127.0.0.1:${product.port}`;
  const server = await startBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const exact = await fileClaims(product, PASSWORD, Number(values.claims), Number(values.exact));
    await tidyDatabase(folder);
    const lead = await openFor(browser, url, LEAD, PASSWORD);
    const assignSeconds = await assignAll(lead);
    const call = await signIn(url, LEAD, PASSWORD);
    const { people, unassigned } = workload.parse(
      answer.parse(JSON.parse(await call.send('/api/admin/refunds/workload'))).data,
    );
    const open = people.map(({ claims }) => claims).filter((claims) => claims > 0);
    print({
      assigned: { seconds: assignSeconds, people, unassigned: unassigned.claims },
      spread: Math.max(...open) - Math.min(...open),
    });
    const verifiers = await product.services.database.db
      .selectFrom('app_user')
      .select('email')
      .where(sql<boolean>`${VERIFIER_ROLE} = any(roles)`)
      .where('is_active', '=', true)
      .orderBy('email')
      .execute();
    for (const { email } of verifiers) {
      const page = await openFor(browser, url, email, PASSWORD);
      print({ verified: email, ...(await verifyOwn(page, Number(values.claims))) });
      await page.close();
    }
    const approver = await openFor(browser, url, APPROVER, PASSWORD);
    print({ approved: APPROVER, ...(await approveAll(approver)) });
    const decided = await product.services.database.db
      .selectFrom('refund_claim')
      .select(['id', 'status'])
      .where('id', 'in', [...exact])
      .execute();
    print({
      exact: decided.length,
      approved: decided.filter(({ status }) => status === 'Approved').length,
    });
  } finally {
    await browser.close();
    await server.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(figure: object): void {
  console.log(JSON.stringify(figure));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
