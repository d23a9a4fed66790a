import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useSearchParams } from 'react-router-dom';
import type { RefundSummary } from '../../../../contract/entities/refund';
import { api } from '../../../../src/api/base/api';
import { useQueueNavigation } from '../../../../src/screens/refunds/details/useQueueNavigation';
import { sendJson, startApiServer, succeeded, type ApiServer } from '../../support/apiServer';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

const PAGE_SIZE = 25;
/** More than are read in one step. */
const CLAIMS = 130;

const claim = (id: string): RefundSummary => ({
  id,
  number: `RF-2026-${id.padStart(6, '0')}`,
  version: 1,
  companyId: '20',
  companyName: 'Cedarline Imports',
  importerNumber: '12-3456789',
  fiscalYear: 2026,
  reason: 'OTHER',
  status: 'Submitted',
  statusSince: '2026-11-01T12:00:00.000Z',
  heldBy: 'verifier',
  lineCount: 1,
  pendingCount: 0,
  amountCollected: '40.00',
  amountClaimed: '40.00',
  amountVerified: null,
  amountApproved: null,
  filedAt: '2026-11-01T12:00:00.000Z',
  decisionDue: null,
  late: false,
  assignedTo: null,
  exactMatch: true,
  changedSinceFiled: false,
});

/** The queue as the server has it now: what is decided leaves it. */
let queue: string[] = [];
let server: ApiServer;
beforeEach(async () => {
  queue = Array.from({ length: CLAIMS }, (_, index) => `${index + 1}`);
  server = await startApiServer((call, response) => {
    const asked = new URL(call.path, 'http://localhost').searchParams;
    const page = Number(asked.get('page') ?? '1');
    const pageSize = Number(asked.get('pageSize') ?? PAGE_SIZE);
    const rows = queue.slice((page - 1) * pageSize, page * pageSize).map(claim);
    const around = { page, pageSize, sort: '', next: null, previous: null };
    sendJson(response, 200, succeeded({ rows, total: queue.length, ...around }));
  });
});
afterEach(() => server.close());

function Beside() {
  const [address] = useSearchParams();
  const walk = useQueueNavigation(address.get('id'), address.get('queue'));
  if (walk === undefined) return null;
  return (
    <p>
      {address.get('id')} of {walk.total} {walk.next === undefined ? 'end' : <Link to={walk.next}>next</Link>}
    </p>
  );
}

/** Goes from the first claim on until there is none after it. @returns the claims that were on screen, in order */
async function goThrough(isDecided: (id: string) => boolean): Promise<readonly string[]> {
  const bed = createTestBed({ url: server.url });
  await showScreen(<Beside />, bed, '/refunds/details?id=1&queue=status%3DSubmitted');
  const seen: string[] = [];
  for (let step = 0; step < CLAIMS + 10; step += 1) {
    const text = await screen.findByText(/ of 130/);
    const id = /^\d+/.exec(text.textContent)?.[0] ?? '';
    seen.push(id);
    if (isDecided(id)) {
      queue = queue.filter((each) => each !== id);
      bed.store.dispatch(api.util.invalidateTags(['refund']));
    }
    // At the end of a page the next one may be on its way.
    await waitFor(() => {
      expect(document.querySelector('a') !== null || seen.length === CLAIMS).toBe(true);
    });
    const next = document.querySelector('a');
    if (next === null) break;
    await userEvent.click(next);
    await waitFor(() => {
      expect(screen.getByText(/ of 130/).textContent).not.toMatch(new RegExp(`^${id} `));
    });
  }
  return seen;
}

describe('the way from claim to claim', () => {
  it('goes on beyond the page of the list, over claims that stay in it', async () => {
    const seen = await goThrough(() => false);
    expect(seen).toEqual(queue);
  });

  it('leaves none out where claims are decided on the way and others move up', async () => {
    const all = [...queue];
    const seen = await goThrough((id) => Number(id) % 2 === 0);
    expect([...seen].sort((one, other) => Number(one) - Number(other))).toEqual(all);
  });
});
