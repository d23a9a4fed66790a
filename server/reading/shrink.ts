/** A picture as its points, four bytes each: red, green, blue, and how opaque. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The picture no longer than `longest` on either side, each of its points the mean of those it stands for. */
export function shrink(pixels: Pixels, longest: number): Pixels {
  const step = Math.ceil(Math.max(pixels.width, pixels.height) / longest);
  if (step <= 1) return pixels;
  const width = Math.ceil(pixels.width / step);
  const height = Math.ceil(pixels.height / step);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) mean(pixels, x * step, y * step, step, data, (y * width + x) * 4);
  return { data, width, height };
}

function mean(
  { data, width, height }: Pixels,
  left: number,
  top: number,
  step: number,
  into: Uint8ClampedArray,
  at: number,
): void {
  const right = Math.min(left + step, width);
  const bottom = Math.min(top + step, height);
  const count = (right - left) * (bottom - top);
  for (let channel = 0; channel < 4; channel += 1) {
    let sum = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) sum += data[(y * width + x) * 4 + channel] ?? 0;
    into[at + channel] = Math.round(sum / count);
  }
}
