import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { z } from 'zod';
import { endpoint, json } from '../../../contract/endpoint';
import { ok } from '../../../domain/result';
import { mountUpload } from '../../../server/http/pipeline/mount';
import { signedInClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';

const LIMIT = 1024 * 1024;
const storeFile = endpoint({
  method: 'POST',
  path: '/api/test/files',
  summary: 'Takes a file',
  tag: 'Test',
  access: ['user'],
  upload: true,
  body: z.strictObject({ kind: z.enum(['invoice', 'other']) }),
  answer: json(z.object({ name: z.string(), sha256: z.string(), bytes: z.int() })),
});

let portal: TestPortal;
let token: string;
let reads = 0;

beforeAll(async () => {
  portal = await startPortal({
    extend: (frame) => {
      mountUpload(frame, storeFile, LIMIT, async ({ file }) => {
        reads += 1;
        const hash = createHash('sha256');
        let bytes = 0;
        for await (const chunk of file.stream) {
          const part = z.instanceof(Uint8Array).parse(chunk);
          hash.update(part);
          bytes += part.length;
        }
        return ok({ name: file.name, sha256: hash.digest('hex'), bytes });
      });
    },
  });
  await addEverybody(portal.services);
  token = (await signedInClient(portal.url, 'user@cedarline.example')).token ?? '';
});
afterAll(() => portal.stop());

async function upload(
  content: Uint8Array<ArrayBuffer> | null,
  fields: Record<string, string> = { kind: 'invoice' },
  fileName = 'entry é漢.csv',
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (content !== null) form.append('file', new Blob([content]), fileName);
  const response = await fetch(`${portal.url}/api/test/files`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, text: await response.text() };
}

describe('an upload', () => {
  it('arrives whole, under its name, up to the very limit', async () => {
    const content = Buffer.alloc(LIMIT, 'x');
    const answer = await upload(content);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(createHash('sha256').update(content).digest('hex'));
    expect(answer.text).toContain('entry é漢.csv');
  });

  it('H50 of one byte more is refused with the limit', async () => {
    const answer = await upload(Buffer.alloc(LIMIT + 1, 'x'));
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('1 MB');
  });

  it('H50 that announces itself as far too large is refused before it is read', async () => {
    const before = reads;
    const answer = await upload(Buffer.alloc(LIMIT * 20, 'x'));
    expect(answer.status).toBe(413);
    expect(reads).toBe(before);
  });

  it('of unknown length is cut off at the limit', async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(
        `${portal.url}/api/test/files`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=B' },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.once('error', reject);
      sent.write('--B\r\ncontent-disposition: form-data; name="kind"\r\n\r\ninvoice\r\n');
      sent.write('--B\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n');
      for (let n = 0; n < 5; n += 1) sent.write(Buffer.alloc(LIMIT, 'y'));
      sent.end('\r\n--B--\r\n');
    });
    expect(status).toBe(413);
  });

  it.each([
    ['no file', null, { kind: 'invoice' }, 'file-missing'],
    ['a missing field', Buffer.from('x'), {}, 'field-missing'],
    ['an unknown field', Buffer.from('x'), { kind: 'invoice', companyId: '1' }, 'field-unknown'],
    ['a wrong field', Buffer.from('x'), { kind: 'passport' }, 'field-invalid'],
  ])('with %s is refused beside its field', async (_name, content, fields, error) => {
    const answer = await upload(content, fields);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(error);
  });

  it('that is no multipart form is refused', async () => {
    const response = await fetch(`${portal.url}/api/test/files`, {
      method: 'POST',
      body: '{}',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    expect(response.status).toBe(415);
  });
});
