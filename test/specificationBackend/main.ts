import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import { WebSocketServer, type WebSocket } from 'ws';
import { callerOf, createCalls } from './calls';
import { sendStatus, serveClient } from './liveHub';
import { emailIn } from './tokens';
import { isVariant, VARIANTS, type Answer, type VariantName } from './variants';
import { createWorld } from './world';

// A backend that was written from the specification alone: its thirteen calls and its hub, in variants that each have an address of
// their own (http://…/sparse). It knows nothing of the product.

const backends = new Map(
  (Object.keys(VARIANTS) as VariantName[]).map((name) => {
    const world = createWorld();
    return [name, { world, calls: createCalls(world, VARIANTS[name]), sockets: new Set<WebSocket>() }];
  }),
);

const server = createServer((request, response) => {
  answer(request).then(
    (written) => {
      write(request, response, written);
    },
    (error: unknown) => {
      console.error(error);
      write(request, response, { status: 500, type: 'text/html', text: '<h1>500</h1>' });
    },
  );
});

function splitPath(address: string | undefined) {
  const { pathname } = new URL(address ?? '/', 'http://backend');
  const [, name = '', ...rest] = pathname.split('/');
  const backend = isVariant(name) ? backends.get(name) : undefined;
  return { backend, name, path: `/${rest.join('/')}` };
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const { backend, name, path } = splitPath(request.url);
  const method = request.method ?? '';
  if (method === 'OPTIONS') return { status: 204, type: '', text: '' };
  if (backend === undefined || !isVariant(name)) return nothing;
  const { world, calls, sockets } = backend;
  if (path === '/look')
    return {
      status: 200,
      type: 'application/json',
      text: JSON.stringify({ ...world, links: [...world.links], companies: [...world.companies] }),
    };
  if (path === '/push') {
    const { message, state } = (await readJson(request)) as { message: string; state: string };
    for (const socket of sockets) sendStatus(socket, VARIANTS[name].status(message, state));
    return { status: 200, type: 'text/plain', text: String(sockets.size) };
  }
  world.calls.push(`${method} ${path}`);
  const body = method === 'POST' ? await readJson(request).catch(() => ({})) : {};
  if (path.toLowerCase() === '/api/usermanager/forgotpassword' && JSON.stringify(body).includes('moved@'))
    return { status: 307, type: '', text: '', location: `/${name}/api/elsewhere` };
  if (path === '/api/elsewhere') return { status: 200, type: '', text: '' };
  const last = path.slice(path.lastIndexOf('/') + 1);
  const known = `${method} ${path.toLowerCase()}`;
  const handler = calls.get(known) ?? calls.get(`${known.slice(0, known.lastIndexOf('/'))}/{}`);
  if (handler === undefined) return nothing;
  return handler({
    body: body as Record<string, unknown>,
    last,
    caller: callerOf(world, request.headers.authorization),
  });
}

const nothing: Answer = { status: 404, type: 'text/html', text: '<h1>Not found</h1>' };

/** Browsers of any host may use it, with their cookies. */
function write(request: IncomingMessage, response: ServerResponse, written: Answer): void {
  response.writeHead(written.status, {
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    ...(written.type === '' ? {} : { 'content-type': written.type }),
    ...(written.location === undefined ? {} : { location: written.location }),
  });
  response.end(written.text);
}

const live = new WebSocketServer({ noServer: true });
let connections = 0;
server.on('upgrade', (request, socket, head) => {
  const { backend, path } = splitPath(request.url);
  const token = new URL(request.url ?? '/', 'http://backend').searchParams.get('access_token') ?? '';
  const email = emailIn(token);
  if (backend === undefined || path !== '/uscustomshub' || email === undefined) {
    socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
    return;
  }
  live.handleUpgrade(request, socket, head, (client) => {
    connections += 1;
    backend.sockets.add(client);
    client.on('close', () => backend.sockets.delete(client));
    serveClient(client, `connection ${connections}`);
  });
});

server.listen(0, '127.0.0.1', () => {
  const place = server.address();
  if (typeof place === 'object' && place !== null) console.log(`http://127.0.0.1:${place.port}`);
});
process.on('SIGTERM', () => process.exit(0));
