import type { z } from 'zod';
import type { documentTable } from '../../../contract/entities/document';
import { LIMITS } from '../../../contract/limits';
import { ok } from '../../../domain/result';
import { failed, type Outcome } from '../../failure';
import { DOCUMENT_BOUNDS } from '../../reading/archiveBounds';
import { pictureOf } from '../../reading/pictureOf';
import { readSheet } from '../../reading/sheetRows';
import { UnreadableFileError } from '../../reading/sourceRow';
import type { RequestContext } from '../identity/requestContext';
import { readDocument } from './readDocument';

/** A photograph that browsers do not show, as one that they do. */
export async function showPicture(
  ctx: RequestContext,
  id: string,
): Promise<Outcome<{ readonly fileName: string; readonly type: string; readonly content: Buffer }>> {
  const found = await readDocument(ctx, id);
  if (!found.ok) return found;
  const { entity, bytes } = found.value;
  if (entity.type !== 'image/heic') return failed('not-found');
  const picture = await pictureOf(bytes);
  if (picture === null) return failed('document-not-shown', { fileName: entity.fileName });
  return ok({ fileName: `${entity.fileName}.png`, type: 'image/png', content: picture });
}

/** The first rows of a sheet of a workbook; hidden sheets are not shown, and are counted. */
export async function showTable(
  ctx: RequestContext,
  id: string,
  sheet: string | null,
): Promise<Outcome<z.output<typeof documentTable>>> {
  const found = await readDocument(ctx, id);
  if (!found.ok) return found;
  const { entity, bytes } = found.value;
  if (entity.type !== 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    return failed('not-found');
  try {
    const choice = sheet === null ? null : { sheet, headingLine: 1, columns: [] };
    const most = LIMITS.documentRows + 1;
    const read = await readSheet(bytes, { kind: 'document', bounds: DOCUMENT_BOUNDS, choice, most });
    return ok({
      sheet: read.sheet?.name ?? null,
      sheets: read.sheet?.heads.flatMap((head) => (head.sheet === null ? [] : [head.sheet])) ?? [],
      hiddenSheets: read.sheet?.hiddenSheets ?? 0,
      rows: read.rows.slice(0, LIMITS.documentRows).map(({ fileLine, cells }) => ({
        fileLine,
        cells: cells.slice(0, LIMITS.documentColumns).map((cell) => cell.slice(0, LIMITS.documentCell)),
      })),
      hasMore: read.rows.length > LIMITS.documentRows,
    });
  } catch (error) {
    if (error instanceof UnreadableFileError)
      return failed('document-not-shown', { fileName: entity.fileName });
    throw error;
  }
}
