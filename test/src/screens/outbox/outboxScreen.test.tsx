import { screen } from '@testing-library/react';
import { OutboxScreen } from '../../../../src/screens/outbox/OutboxScreen';
import { refused, sendJson, startApiServer, succeeded, type ApiServer } from '../../support/apiServer';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

let server: ApiServer;
afterEach(() => server.close());

const mail = {
  id: '1',
  kind: 'reset-link',
  to: 'ana@alder.example',
  subject: 'Set a new password',
  text: 'Here: http://localhost:3000/resetpassword#token=abc',
  queuedAt: '2026-11-01T10:00:00Z',
  sentAt: null,
};

describe('16 the page of emails', () => {
  it('shows them on a local start, with links to press', async () => {
    server = await startApiServer((_, response) => {
      sendJson(response, 200, succeeded([mail]));
    });
    await showScreen(<OutboxScreen />, createTestBed({ url: server.url }), '/outbox');
    const link = await screen.findByRole('link', { name: /resetpassword/ });
    expect(link.getAttribute('href')).toBe('http://localhost:3000/resetpassword#token=abc');
    expect(screen.getByRole('heading', { name: 'Set a new password' })).toBeTruthy();
  });

  it('does not exist where the server knows of no outbox, as in production', async () => {
    server = await startApiServer((_, response) => {
      sendJson(response, 404, refused('no-such-call', 'The address /api/outbox does not exist here.'));
    });
    await showScreen(<OutboxScreen />, createTestBed({ url: server.url }), '/outbox');
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(screen.queryByText(/Email outbox/)).toBeNull();
  });
});
