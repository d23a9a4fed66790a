import type { HttpPort, HttpRequest, NoAnswer, RawAnswer } from './httpRequest';
import { answerOf, sendOptions } from './httpRequest';

/** A file that came whole. */
export interface FetchedFile {
  readonly kind: 'file';
  readonly status: 200;
  /** As the server calls it. */
  readonly name: string | undefined;
  readonly content: Blob;
}

/** Never throws: a file that breaks off on its way is no file. A proxy's page in its place, or nothing, is none either. */
export async function fetchFile(
  port: HttpPort,
  request: HttpRequest,
): Promise<FetchedFile | RawAnswer | NoAnswer> {
  try {
    const response = await port.send(port.baseUrl + request.path, sendOptions(request, request.signal));
    const { status, headers } = response;
    if (status === 200 && headers.get('content-type')?.startsWith('text/html') !== true) {
      const name = fileName(headers.get('content-disposition'));
      return { kind: 'file', status, name, content: await response.blob() };
    }
    return await answerOf(response);
  } catch {
    return { kind: 'unreachable', isTimeout: false, transfer: 'download' };
  }
}

/** The name a Content-Disposition gives, its extended form first. */
function fileName(disposition: string | null): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  if (extended === undefined) return plain;
  try {
    return decodeURIComponent(extended);
  } catch {
    return plain;
  }
}
