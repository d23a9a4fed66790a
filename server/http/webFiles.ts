import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HUB } from '../../contract/hub';
import type { InlineHashes } from './securityHeaders';

const POLICY_FILE = 'csp.json';
const PAGE = 'index.html';
const HASHED = /[/\\]assets[/\\][^/\\]+\.[0-9a-f]{10}\.\w+(\.\w+)*$/;
const NEVER_SERVED = /(^|\/)(csp\.json|\.[^/]*)$|\.(map|br|gz)$/i;

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

/** Addresses of the application's own screens: all that is neither the interface, the hub nor a file. */
export function isPageAddress(url: string): boolean {
  const address = (url.split('?', 1)[0] ?? '').toLowerCase();
  if (address === '/api' || address.startsWith('/api/') || address.startsWith(HUB.path)) return false;
  return PLAIN_ADDRESS.test(address);
}

/**
 * Serves the built application: compressed files where the build left them, and its one page at every screen's address.
 * @returns answers a request that no route took with the page, or null when it is no page's address
 */
export async function serveWebFiles(
  app: FastifyInstance,
  root: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply | null> {
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
    return reads && isPageAddress(request.url) ? reply.sendFile(PAGE) : null;
  };
}
