import { z } from 'zod';
import { ENDPOINTS } from '../../contract/api';
import type { Endpoint } from '../../contract/endpoint';
import { EXPORTED_LISTS } from '../../contract/exportedLists';

/** Lists that have no file, each with the reason. */
const WITHOUT_FILE: Readonly<Record<string, string>> = {
  getCustomsLineTotals: 'sums of a list, not a list',
  listOwnChangeRequests: 'read whole as cards; the audit trail, which has a file, holds each with its fields',
  listChangeRequests: 'the same',
  listNotifications: 'each one leads to a record, whose list has a file',
  listCustomsBatchRows: 'the file’s rows with faults are offered as a file to be corrected',
};

const endpoints = [...ENDPOINTS];
/** A list's query names a cursor. */
const hasCursor = z.object({ def: z.object({ shape: z.looseObject({ cursor: z.unknown() }) }) });
const isList = ({ method, query }: Endpoint): boolean =>
  method === 'GET' && hasCursor.safeParse(query).success;
const isExport = ({ answer }: Endpoint): boolean => answer.kind === 'file';

describe('lists as files', () => {
  const lists = endpoints.filter(([, each]) => isList(each) && !isExport(each));

  it('are found in the contract', () => {
    expect(lists.length).toBeGreaterThan(15);
  });

  it.each(lists)('%s has a file in both formats, or a reason for none', (name, list) => {
    const own = endpoints.find(([, { path }]) => path === `${list.path}/export`)?.[1];
    const inCommon = Object.values(EXPORTED_LISTS).some((each) => each.path === list.path);
    const types = own?.answer.kind === 'file' ? own.answer.types : [];
    const hasBoth = inCommon || types.some((type) => type.includes('spreadsheetml'));
    expect([name, hasBoth || name in WITHOUT_FILE]).toEqual([name, true]);
    expect([name, hasBoth && name in WITHOUT_FILE]).toEqual([name, false]);
  });
});
