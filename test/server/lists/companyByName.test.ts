import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';
import { postLines } from '../refunds/entryLines';

let room: PayerRoom;
beforeAll(async () => {
  room = await openPayerRoom('2026-04-20');
  await room.file(1, '15293.902');
  await room.pay('10.00', { reference: 'CHK-1' });
  await postLines(room.portal.services, room.people.admin.id, [
    { entry: 1, collected: '1.00', companyId: room.people.cedar.id },
    // Its importer has Cedarline's name, and is found by that.
    { entry: 2, collected: '1.00', companyId: room.people.pine.id },
  ]);
});
afterAll(() => room.close());

const page = z.object({
  rows: z.array(
    z.looseObject({
      companyName: z.string().optional(),
      legalName: z.string().optional(),
      importerName: z.string().optional(),
    }),
  ),
});

describe('H85 a company is found by a part of its name', () => {
  it.each([
    ['/api/admin/payments', 'company'],
    ['/api/admin/assessments', 'q'],
    ['/api/admin/assessments/grid', 'q'],
    ['/api/admin/companies', 'q'],
    ['/api/customs/lines', 'q'],
  ])('in %s by %s', async (address, filter) => {
    const ask = async (name: string) => {
      const answer = await room.admin.get(`${address}?${filter}=${name}`);
      expect([address, answer.status]).toEqual([address, 200]);
      return page.parse(answer.body.data).rows;
    };
    const found = await ask('cedarl');
    expect(found.length).toBeGreaterThan(0);
    for (const { companyName, legalName, importerName } of found)
      expect([companyName, legalName, importerName].join()).toMatch(/cedarl/i);
    expect(await ask('nobody-of-this-name')).toEqual([]);
  });

  it('in the audit by its company', async () => {
    const rows = async (name: string) =>
      page.parse((await room.admin.get(`/api/admin/audit?company=${name}`)).body.data).rows;
    expect((await rows('cedarl')).length).toBeGreaterThan(0);
    expect(await rows('nobody-of-this-name')).toEqual([]);
  });

  it('and no list asks for an internal number to be typed', () => {
    const source = path.join(__dirname, '../../../src');
    const typed = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        Array.from(
          readFileSync(path.join(source, file), 'utf8').matchAll(/\{\s*key: '\w*Id',[^{}]*kind: 'text'/g),
          () => file,
        ),
      );
    expect(typed).toEqual([]);
  });
});
