import { BOARD_TIME_ZONE } from '../../../contract/boardZone';
import { companyListApi } from '../../../src/api/companies/list';
import { boardZoneLearned, selectBoardZone } from '../../../src/state/boardZone';
import { sessionEnded } from '../../../src/state/sessionEnd';
import { refused, sendJson, startApiServer, succeeded, type ApiServer } from '../support/apiServer';
import { createTestBed } from '../support/testStore';

const zones: (string | undefined)[] = [];
let server: ApiServer;

beforeAll(async () => {
  server = await startApiServer((_, response) => {
    const zone = zones.shift();
    const headers: Record<string, string> = zone === undefined ? {} : { [BOARD_TIME_ZONE]: zone };
    if (zone === 'Pacific/Auckland') sendJson(response, 403, refused('no', 'No.'), headers);
    else sendJson(response, 200, succeeded([]), headers);
  });
});
afterAll(() => server.close());

/** Asks as often as there are zones to answer with; which action changed what is looked at on the way. */
async function answered(...named: (string | undefined)[]) {
  zones.push(...named);
  const seen: string[] = [];
  const bed = createTestBed({
    url: server.url,
    recorder: {
      first: () => (next) => (action) => next(action),
      last: () => (next) => (action) => {
        const { type } = action as { type: string };
        if (type === boardZoneLearned.type || type.endsWith('/fulfilled')) seen.push(type);
        return next(action);
      },
    },
  });
  for (const q of named.keys())
    await bed.store.dispatch(companyListApi.endpoints.findCompanies.initiate({ query: { q: String(q) } }));
  return { bed, seen, zone: () => selectBoardZone(bed.store.getState()) };
}

it('H107 the board’s zone is known before the data of the first answer', async () => {
  const { seen, zone } = await answered('America/New_York', 'America/New_York');
  expect(zone()).toBe('America/New_York');
  expect(seen).toEqual([boardZoneLearned.type, 'api/executeQuery/fulfilled', 'api/executeQuery/fulfilled']);
});

it('H107 is learned from a refusal as well, follows a change, and outlives the session', async () => {
  const { bed, zone } = await answered('America/New_York', 'Pacific/Auckland');
  expect(zone()).toBe('Pacific/Auckland');
  bed.store.dispatch(sessionEnded('signed-out'));
  expect(zone()).toBe('Pacific/Auckland');
});

it('H107 stays what it was where an answer names none, or one this browser does not know', async () => {
  expect((await answered(undefined)).zone()).toBeNull();
  expect((await answered('America/New_York', 'Mars/Olympus', undefined)).zone()).toBe('America/New_York');
});
