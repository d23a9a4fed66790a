const OPEN = 0x3c;
const CLOSE = 0x3e;
const SLASH = 0x2f;
const COLON = 0x3a;
const BANG = 0x21;
const SPACE = 0x20;
const LETTER_C = 0x63;
/** `<!DOCTYPE` and `<!ENTITY`; a comment or a CDATA section goes on otherwise. */
const DECLARATIONS: ReadonlySet<number> = new Set([0x44, 0x45]);

type State = 'text' | 'opened' | 'cell' | 'name' | 'declaration';

const endsName = (byte: number): boolean => byte <= SPACE || byte === CLOSE || byte === SLASH;

/** Counts the cells in the markup of a sheet as it is unpacked, piece by piece, whatever prefix the elements have. */
export class MarkupMeter {
  cells = 0;
  /** Whether the markup declares a document type or entities, which could multiply a text. */
  hasEntities = false;
  readonly #isMarkup: boolean;
  #state: State = 'text';

  /** @param isMarkup whether the file is markup by its name; in other files bytes mean nothing */
  constructor(isMarkup: boolean) {
    this.#isMarkup = isMarkup;
  }

  take(part: Buffer): void {
    let at = 0;
    while (at < part.length) {
      if (this.#state === 'text') {
        at = part.indexOf(OPEN, at);
        if (at === -1) return;
        this.#state = 'opened';
      } else this.#step(part[at] ?? 0);
      at += 1;
    }
  }

  #step(byte: number): void {
    if (this.#state === 'opened') {
      if (byte === LETTER_C) this.#state = 'cell';
      else this.#state = byte === BANG ? 'declaration' : 'name';
    } else if (this.#state === 'declaration') {
      if (DECLARATIONS.has(byte) && this.#isMarkup) this.hasEntities = true;
      this.#state = 'text';
    } else if (byte === COLON) this.#state = 'opened';
    else if (endsName(byte)) {
      if (this.#state === 'cell') this.cells += 1;
      this.#state = 'text';
    } else this.#state = 'name';
  }
}
