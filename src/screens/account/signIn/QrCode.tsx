import { useEffect, useState } from 'react';
import { drawQr, type QrDrawing } from './drawQr';

interface QrCodeProps {
  readonly text: string;
  /** What it is for whoever cannot see it. */
  readonly label: string;
}

/** A QR code, dark on white in every theme: cameras expect it so. Nothing where its drawing part cannot be loaded. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<QrDrawing>();
  useEffect(() => {
    let isWanted = true;
    drawQr(text).then(
      (drawn) => {
        if (isWanted) setDrawing(drawn);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (drawing === undefined) return null;
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
    >
      <rect width={drawing.size} height={drawing.size} fill="#fff" />
      <path d={drawing.path} fill="#000" />
    </svg>
  );
}
