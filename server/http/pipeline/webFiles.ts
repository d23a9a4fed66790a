import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HUB } from '../../../contract/hub';
import { canonical } from '../../../contract/pageAddress';
import type { InlineHashes } from './securityHeaders';

const POLICY_FILE = 'csp.json';
const PAGES_FILE = 'pages.json';
const PAGE = 'index.html';
const HASHED = /[/\\]assets[/\\][^/\\]+\.[0-9a-f]{10}\.\w+(\.\w+)*$/;
const NEVER_SERVED = /(^|\/)(csp\.json|pages\.json|\.[^/]*)$|\.(map|br|gz)$/i;

const pageList = z.array(z.string());
const hashes = z.object({ style: z.array(z.string()), script: z.array(z.string()) });

/** Hashes of the page's inline parts, as the build lists them; none when there is no build. */
export function inlineHashesOf(root: string): InlineHashes {
  const file = path.join(root, POLICY_FILE);
  if (!existsSync(file)) return { style: [], script: [] };
  return hashes.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** How long a browser may keep a file: what carries its content's hash in its name for ever, everything else not unasked. */
export const cacheControlOf = (file: string): string =>
  HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';

const PLAIN_ADDRESS = /^\/[\w/-]*$/;

const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').toLowerCase();

/** Addresses the application's page is sent to: all that is neither the interface, the hub nor a file. */
export function isPageAddress(url: string): boolean {
  const address = pathOf(url);
  if (address === '/api' || address.startsWith('/api/') || address.startsWith(HUB.path)) return false;
  return PLAIN_ADDRESS.test(address);
}

/** Addresses with something to see, as the build lists them; null when it lists none. */
function pagesOf(root: string): ReadonlySet<string> | null {
  const file = path.join(root, PAGES_FILE);
  return existsSync(file) ? new Set(pageList.parse(JSON.parse(readFileSync(file, 'utf8')))) : null;
}

/**
 * Serves the built application: compressed files where the build left them, and its one page at every address of a screen. Where
 * there is no screen the page says so, and its status too.
 * @param closed addresses of screens that this server has nothing for
 * @returns answers a request that no route took with the page, or null when it is no page's address
 */
export async function serveWebFiles(
  app: FastifyInstance,
  root: string,
  closed: readonly string[],
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply | null> {
  const pages = pagesOf(root);
  /** The page that finds no name of a screen in its address is told where its files are. */
  let lost: string | undefined;
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (pathName) => !NEVER_SERVED.test(pathName),
    setHeaders: (reply, file) => {
      reply.setHeader('cache-control', cacheControlOf(file.replace(/\.(br|gz)$/, '')));
    },
  });
  return (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || !isPageAddress(request.url)) return null;
    const address = canonical(pathOf(request.url));
    // Where people look for it by habit.
    if (address === '/login') return reply.redirect('/');
    if (pages?.has(address) !== false && !closed.includes(address)) return reply.sendFile(PAGE);
    lost ??= readFileSync(path.join(root, PAGE), 'utf8').replace('<html ', '<html data-base="/" ');
    return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(lost);
  };
}
