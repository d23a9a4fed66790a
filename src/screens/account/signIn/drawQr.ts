/** A QR code as one path over a square grid; the quiet zone around it is in the grid. */
export interface QrDrawing {
  /** Modules along each side, the quiet zone of four on either side included. */
  readonly size: number;
  /** Path data of the dark modules. */
  readonly path: string;
}

const QUIET = 4;

/** Draws a text as a QR code, here in the browser: what it holds goes nowhere. Rejects where the drawing part cannot be loaded. */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { create } = await import(/* webpackChunkName: "qr" */ 'qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const parts: string[] = [];
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column) !== 0) parts.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
  return { size: modules.size + 2 * QUIET, path: parts.join('') };
}
