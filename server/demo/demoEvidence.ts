import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { DocumentEntity } from '../../contract/entities/document';
import { uploadDocument } from '../modules/documents/uploadDocument';
import type { RequestContext } from '../modules/identity/requestContext';
import { succeeded } from './demoStage';

/** Uploads one page that says what it stands for, and answers its id. */
export async function attach(
  ctx: RequestContext,
  kind: DocumentEntity['kind'],
  title: string,
  fileName: string,
): Promise<string> {
  const stream = Readable.from([await onePage(title, ctx.at)]);
  const document = succeeded(await uploadDocument(ctx, { kind, fileName, stream }), fileName);
  return document.id;
}

async function onePage(title: string, at: Date): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 72, info: { Title: title, CreationDate: at } });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<Buffer>((resolve) => {
    pdf.on('end', () => {
      resolve(Buffer.concat(parts));
    });
  });
  pdf.fontSize(16).text(title).moveDown();
  pdf.fontSize(11).text('Demonstration document. A company would attach its evidence here.');
  pdf.end();
  return ended;
}
