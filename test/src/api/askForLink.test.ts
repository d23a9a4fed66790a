import { identityApi } from '../../../src/api/identity/identity';
import { selectSession } from '../../../src/state/session';
import {
  refused,
  sendJson,
  startApiServer,
  succeeded,
  type Answering,
  type ApiServer,
} from '../support/apiServer';
import { createTestBed, type TestBed } from '../support/testStore';
import { tokenWith } from '../support/tokens';

const company = {
  companyId: '20',
  companyName: 'Boreal',
  isAssessmentPayer: false,
  isExempt: true,
  isRefundEligible: true,
};

let server: ApiServer;
let bed: TestBed;

async function ask(answer: Answering) {
  server = await startApiServer(answer);
  bed = createTestBed({ url: server.url });
  return bed.store.dispatch(
    identityApi.endpoints.forgotPassword.initiate({ body: { email: 'ana@alder.example' } }),
  );
}

afterEach(() => server.close());

describe('asking for a link', () => {
  it('ends neutrally on 200, also without a body (H28)', async () => {
    const answer = await ask((_, response) => {
      response.writeHead(200).end();
    });
    expect(answer.data).toEqual({ kind: 'asked' });
    expect(selectSession(bed.store.getState())).toBeNull();
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ email: 'ana@alder.example' });
  });

  it('22 signs in with the body of a 307, as the specification has it', async () => {
    const token = tokenWith({ role: 'user', exp: 4_000_000_000 });
    const answer = await ask((_, response) => {
      sendJson(response, 307, succeeded({ ...company, token }));
    });
    expect(answer.data).toEqual({ kind: 'signed-in' });
    expect(selectSession(bed.store.getState())).toMatchObject({ token, companyId: '20', rememberMe: false });
    expect(JSON.stringify(answer.data)).not.toContain(token);
    expect(server.received).toHaveLength(1);
  });

  it('22 asks for the code where the 307 does: it is no way around the second step', async () => {
    const answer = await ask((_, response) => {
      sendJson(response, 307, {
        ...succeeded({ userId: 'u9', companyName: 'Board', by: 'app' }),
        errors: [{ error: 'LoginRedirect', details: '' }],
      });
    });
    expect(answer.data).toEqual({ kind: 'code-needed', userId: 'u9', companyName: 'Board', by: 'app' });
    expect(selectSession(bed.store.getState())).toBeNull();
  });

  it('fails with the server’s words on anything else', async () => {
    const answer = await ask((_, response) => {
      sendJson(response, 429, refused('too-many-requests', 'Wait 20 seconds and try again.'));
    });
    expect(answer.error).toMatchObject({ kind: 'refused', message: 'Wait 20 seconds and try again.' });
  });
});
