import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { checkAuditHeads, writeAuditHead } from '../../../server/modules/audit/auditHead';
import { createClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

let folder: string;
let file: string;
let portal: TestPortal;
let owner: pg.Client;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'audit-head-'));
  file = path.join(folder, 'heads.txt');
  portal = await startPortal({ variables: { AUDIT_HEAD_FILE: file } });
  const { admin } = await addEverybody(portal.services);
  await createClient(portal.url).signIn(admin.email);
  await createClient(portal.url).signIn(admin.email);
  owner = new pg.Client(portal.database.target.owner);
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await portal.stop();
  rmSync(folder, { recursive: true });
});

const write = () => writeAuditHead(portal.services, portal.clock.now());
const check = (text = readFileSync(file, 'utf8')) =>
  checkAuditHeads(portal.services.database.db, portal.services.sealer, text);

describe('77 the signed head of the audit trail', () => {
  it('is written once a day, whoever tries, also when the clock goes back', async () => {
    const lines = await Promise.all([write(), write(), write()]);
    expect(lines.filter((line) => line !== null)).toHaveLength(1);
    portal.clock.advance(24 * 3_600_000);
    expect(await write()).not.toBeNull();
    portal.clock.advance(-24 * 3_600_000);
    expect(await write()).toBeNull();
    expect(await check()).toEqual({ kind: 'match', heads: 2 });
  });

  it('shows that the newest entries were cut off, which the chain alone does not', async () => {
    await write();
    await owner.query('alter table audit_entry disable trigger all');
    await owner.query('delete from audit_entry where position = (select max(position) from audit_entry)');
    expect(await check()).toMatchObject({ kind: 'differs', day: '2026-06-15' });
  });

  it('shows a line that somebody changed or added', async () => {
    await write();
    const text = readFileSync(file, 'utf8');
    expect(await check(text.replace('2026-06-15', '2026-06-14'))).toEqual({ kind: 'unsigned', line: 1 });
    expect(await check(`${text}something\n`)).toEqual({ kind: 'unsigned', line: 2 });
  });

  it('is tried again when it could not be written', async () => {
    rmSync(folder, { recursive: true });
    await expect(write()).rejects.toThrow();
    writeFileSync(path.join((folder = mkdtempSync(path.join(tmpdir(), 'audit-head-'))), 'x'), '');
    const later = { ...portal.services, config: { auditHeadFile: path.join(folder, 'heads.txt') } };
    expect(await writeAuditHead(later, portal.clock.now())).not.toBeNull();
  });
});
