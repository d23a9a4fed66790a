import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';

/** A web server that knows nothing of the portal: it serves the built files as docs/deploying.md asks of it. */
export interface StaticHost {
  readonly url: string;
  close(): Promise<void>;
}

export interface StaticHostOptions {
  /** Folder of the built application. */
  readonly webRoot: string;
  readonly host: string;
  readonly port: number;
  /** Where on the host the folder lies, with a slash at both ends; left out, at its root. */
  readonly base?: string;
  /** It knows no fallback: it sends the page for every address that is no file, with status 404. */
  readonly hasErrorPage?: boolean;
  /** What its config.json says. */
  readonly config: () => { readonly apiBaseUrl: string; readonly hubUrl: string };
}

const guide = path.join(__dirname, '../../../docs/deploying.md');
const inlineHashes = z.object({ style: z.array(z.string()), script: z.array(z.string()) });
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** Begins to serve; the guide's own header block is what it sends. */
export async function startStaticHost(options: StaticHostOptions): Promise<StaticHost> {
  const headers = headersOfGuide();
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, filled(value, options));
    answer(request, response, options);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    url: `http://${options.host}:${options.port}${(options.base ?? '/').slice(0, -1)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { webRoot, config, base = '/', hasErrorPage = false }: StaticHostOptions,
): void {
  const address = new URL(request.url ?? '/', 'http://host').pathname;
  if (!address.startsWith(base)) {
    response.writeHead(404).end();
    return;
  }
  const pathname = address.slice(base.length - 1);
  if (pathname === '/config.json') {
    response.setHeader('cache-control', 'no-cache');
    response.setHeader('content-type', 'application/json').end(JSON.stringify(config()));
    return;
  }
  const isPage = !path.basename(pathname).includes('.');
  const file = path.join(webRoot, isPage ? 'index.html' : path.normalize(pathname));
  if (!file.startsWith(webRoot) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  if (isPage && hasErrorPage && pathname !== '/') response.statusCode = 404;
  const isForEver = pathname.startsWith('/assets/');
  response.setHeader('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  response.setHeader('vary', 'Accept-Encoding');
  const packed = String(request.headers['accept-encoding']).includes('gzip') && existsSync(`${file}.gz`);
  if (packed) response.setHeader('content-encoding', 'gzip');
  response.end(readFileSync(packed ? `${file}.gz` : file));
}

/** The header lines of the guide's block named `headers`. */
function headersOfGuide(): readonly (readonly [string, string])[] {
  const block = /```headers\n([^`]+)```/.exec(readFileSync(guide, 'utf8'))?.[1];
  if (block === undefined) throw new Error('docs/deploying.md has no block of headers');
  return block
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')] as const;
    });
}

/** Puts hashes and addresses where the guide leaves room for them. */
function filled(value: string, { webRoot, config }: StaticHostOptions): string {
  const hashes = inlineHashes.parse(JSON.parse(readFileSync(path.join(webRoot, 'csp.json'), 'utf8')));
  const { apiBaseUrl, hubUrl } = config();
  const sources = (list: readonly string[]): string => list.map((hash) => `'${hash}'`).join(' ');
  return value
    .replace('SCRIPT_HASHES', sources(hashes.script))
    .replace('STYLE_HASHES', sources(hashes.style))
    .replace('API_ORIGIN', new URL(apiBaseUrl).origin)
    .replace('HUB_ORIGIN', new URL(hubUrl === '' ? apiBaseUrl : hubUrl).origin.replace(/^http/, 'ws'));
}
