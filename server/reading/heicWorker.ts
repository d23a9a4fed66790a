import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { pngOf } from './pngOf';
import { shrink } from './shrink';

/** Runs in a thread of its own: decoding takes a second of nothing else, and the decoder's memory goes with the thread. */
const job = z.object({ heic: z.instanceof(Uint8Array) });

/** What is used here of the decoder, which has no types for it. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(
    into: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
    done: (drawn: object | null) => void,
  ): void;
}
interface Heif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
}

/** The largest cameras of phones; more would be a picture made to fill the memory. */
const MOST_PIXELS = 60_000_000;
/** Enough to read a page of small print. */
const LONGEST_SIDE = 2_400;

async function draw(): Promise<Uint8Array | null> {
  const { heic } = job.parse(workerData);
  // oxlint-disable-next-line typescript/no-require-imports -- a CommonJS module without types
  const { HeifDecoder } = require('libheif-js/wasm-bundle') as Heif;
  const images = new HeifDecoder().decode(heic);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (image === undefined) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width < 1 || height < 1 || width * height > MOST_PIXELS) return null;
  const data = new Uint8ClampedArray(width * height * 4);
  const isDrawn = await new Promise<boolean>((resolve) => {
    image.display({ data, width, height }, (drawn) => {
      resolve(drawn !== null);
    });
  });
  return isDrawn ? pngOf(shrink({ data, width, height }, LONGEST_SIDE)) : null;
}

void draw().then((png) => parentPort?.postMessage(png));
