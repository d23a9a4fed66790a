import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageForm } from '../../../../src/screens/contact/MessageForm';
import { refused, sendJson, startApiServer, succeeded, type ApiServer } from '../../support/apiServer';
import { showScreen } from '../../support/showScreen';
import { createTestBed } from '../../support/testStore';

let server: ApiServer;
let status = 200;
beforeEach(async () => {
  status = 200;
  server = await startApiServer((_, response) => {
    if (status === 200) sendJson(response, 200, succeeded(null));
    else sendJson(response, status, refused('too-many-requests', 'Wait 60 seconds and try again.'));
  });
  await showScreen(<MessageForm />, createTestBed({ url: server.url }));
});
afterEach(() => server.close());

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const fill = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Your name'), 'Ana');
  await userEvent.type(screen.getByLabelText('Your email'), 'ana@alder.example');
  await userEvent.type(screen.getByLabelText('Message'), 'When is it due?');
};

describe('the form that writes to the board', () => {
  it('sends nothing while anything is wrong, says what, and takes a fault back once it is corrected', async () => {
    await send();
    expect(screen.getByRole('alert').textContent).toContain('Enter your name.');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.type(screen.getByLabelText('Your name'), 'Ana');
    expect(screen.getByRole('alert').textContent).not.toContain('Enter your name.');
    expect(server.received).toHaveLength(0);
  });

  it('sends once what was written, and says where the answer will go', async () => {
    await fill();
    await send();
    await screen.findByText('Your message was sent. The board will reply to ana@alder.example.');
    expect(server.arrivedAt('/api/contact').map(({ body }) => body)).toEqual([
      '{"name":"Ana","email":"ana@alder.example","message":"When is it due?"}',
    ]);
  });

  it('keeps what was written when the server will not have it now', async () => {
    status = 429;
    await fill();
    await send();
    await waitFor(() => {
      expect(screen.getByRole('alert').textContent).toContain('Wait 60 seconds and try again.');
    });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('When is it due?');
  });
});
