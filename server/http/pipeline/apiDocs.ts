import type { Endpoint } from '../../../contract/endpoint';
import { escapeHtml } from '../../../contract/texts/sentence';
import type { RouteRegistry } from './mount';
import { openApiDocument } from './openApi';

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #8886}
code{font:.95em ui-monospace,monospace}h2{margin-top:2rem}`;

/** The interface for programs (/openapi.json) and for people (/api/docs). Neither exists in production. */
export function mountApiDocs(
  { app, services }: RouteRegistry,
  endpoints: ReadonlyMap<string, Endpoint>,
): void {
  if (services.config.mode === 'production') return;
  const document = openApiDocument(endpoints, services.config.publicUrl);
  app.get('/openapi.json', (_request, reply) => reply.send(document));
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage([...endpoints.values()])),
  );
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}

function docsPage(endpoints: readonly Endpoint[]): string {
  const tags = [...new Set(endpoints.map((endpoint) => endpoint.tag))];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Northwood portal API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>Northwood portal API</h1>
<p>Full requests and responses: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1). Every response is an envelope
<code>{ succeeded, message, data, errors }</code>.</p>
${tags
  .map((tag) =>
    section(
      tag,
      endpoints.filter((endpoint) => endpoint.tag === tag),
    ),
  )
  .join('\n')}
</main></body></html>`;
}

function section(tag: string, endpoints: readonly Endpoint[]): string {
  return `<h2>${escapeHtml(tag)}</h2><table><thead><tr><th>Call</th><th>Description</th><th>Roles</th></tr></thead><tbody>
${endpoints.map(row).join('\n')}</tbody></table>`;
}

function row(endpoint: Endpoint): string {
  const who = typeof endpoint.access === 'string' ? endpoint.access : endpoint.access.join(', ');
  const once = endpoint.idempotent === true ? ' Accepts an Idempotency-Key.' : '';
  return `<tr><td><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></td><td>${escapeHtml(endpoint.summary)}.${once}</td><td>${escapeHtml(who)}</td></tr>`;
}
