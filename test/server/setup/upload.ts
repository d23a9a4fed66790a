import type { TestClient } from './testClient';

export interface Uploaded {
  readonly status: number;
  readonly text: string;
  readonly data: unknown;
  readonly errors: readonly { readonly error: string; readonly details: string }[];
}

/** Sends a file as a form does, its other parts before it. */
export async function upload(
  url: string,
  client: TestClient,
  path: string,
  file: { readonly name: string; readonly bytes: Uint8Array | string },
  parts: Readonly<Record<string, string>> = {},
): Promise<Uploaded> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  form.append('file', new Blob([Buffer.from(file.bytes)]), file.name);
  const response = await fetch(url + path, {
    method: 'POST',
    body: form,
    headers: client.token === null ? {} : { authorization: `Bearer ${client.token}` },
  });
  const text = await response.text();
  const body: unknown = JSON.parse(text);
  const { data, errors } = Object.assign({ data: null, errors: [] }, body);
  return { status: response.status, text, data, errors };
}

/** A download, byte for byte. */
export async function download(url: string, client: TestClient, path: string, language = 'en') {
  const response = await fetch(url + path, {
    headers: { authorization: `Bearer ${client.token ?? ''}`, 'accept-language': language },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
