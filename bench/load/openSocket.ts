import WebSocket from 'ws';

export const SEPARATOR = '\u001e';

/** A live connection that has shaken hands. Rejects when the server is away or does not let it in. */
export function openSocket(url: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/uscustomshub?access_token=${token}`);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => {
      reject(new Error('closed before it shook hands'));
    });
    socket.once('open', () => {
      socket.send(`{"protocol":"json","version":1}${SEPARATOR}`);
    });
    socket.once('message', () => {
      socket.removeAllListeners('error');
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}
