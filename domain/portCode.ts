import { fail, ok, type Result } from './result';
import { PORTS } from './ports';

/** A port of entry's code: four digits, leading zeros kept. */
export type PortCode = string;

export type PortCodeFault =
  | { readonly kind: 'not-a-port-code' }
  /** Three digits where four are needed; `901` was most likely `0901` before a spreadsheet took its zero. */
  | { readonly kind: 'leading-zero-lost'; readonly likely: PortCode };

/** Reads a port code as written. Whether the port is known is asked of `portName`. */
export function parsePortCode(text: string): Result<PortCode, PortCodeFault> {
  const plain = text.trim();
  if (/^\d{4}$/.test(plain)) return ok(plain);
  if (/^\d{3}$/.test(plain)) return fail({ kind: 'leading-zero-lost', likely: `0${plain}` });
  return fail({ kind: 'not-a-port-code' });
}

/** The port's name, or null where the code is not known. */
export const portName = (code: PortCode): string | null => PORTS.get(code) ?? null;
