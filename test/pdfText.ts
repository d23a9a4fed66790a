import { inflateSync } from 'node:zlib';

/**
 * The text of each page of a PDF, as a reader copies it out: codes of the page's strings through the ToUnicode map of their font. It
 * reads what Chromium and pdfkit write, which is far from all that a PDF may be.
 */
export function pdfPages(file: Buffer): readonly string[] {
  const objects = readObjects(file.toString('latin1'));
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b/.test(head))
    .map((page) => {
      const resources = follow(objects, page.head, 'Resources')?.head ?? page.head;
      const fontList = follow(objects, resources, 'Font')?.head ?? resources;
      const fonts = new Map(
        [...fontList.matchAll(/\/([A-Za-z]\w*)\s+(\d+) 0 R/g)].map(([, name = '', id = '']) => {
          const font = objects.get(id);
          return [name, font === undefined ? null : unicodeOf(objects, font.head)];
        }),
      );
      const content = [
        ...(/\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/.exec(page.head)?.[1] ?? '').matchAll(/(\d+) 0 R/g),
      ]
        .map(([, id = '']) => objects.get(id)?.stream() ?? '')
        .join('\n');
      return textOf(content, fonts);
    });
}

interface PdfObject {
  readonly head: string;
  readonly stream: () => string;
}

type Unicode = ReadonlyMap<string, string> | null;

function readObjects(text: string): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\b([\s\S]*?)endobj/g)) {
    const at = /stream\r?\n/.exec(body);
    const head = at === null ? body : body.slice(0, at.index);
    objects.set(id, {
      head,
      stream: () => {
        if (at === null) return '';
        const raw = body.slice(at.index + at[0].length, body.lastIndexOf('endstream'));
        return head.includes('/FlateDecode')
          ? inflateSync(Buffer.from(raw, 'latin1'), { finishFlush: 2 }).toString('latin1')
          : raw;
      },
    });
  }
  return objects;
}

function follow(objects: ReadonlyMap<string, PdfObject>, head: string, name: string): PdfObject | undefined {
  const id = new RegExp(`/${name}\\s+(\\d+) 0 R`).exec(head)?.[1];
  return id === undefined ? undefined : objects.get(id);
}

/** What the codes of a font mean; null for a font of the old kind, whose codes are Latin letters. */
function unicodeOf(objects: ReadonlyMap<string, PdfObject>, head: string): Unicode {
  const map = follow(objects, head, 'ToUnicode')?.stream();
  if (map === undefined) return null;
  const meaning = new Map<string, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', to = ''] of block.matchAll(/<([\da-f]+)>\s*<([\da-f\s]+)>/gi))
      meaning.set(code.toLowerCase(), utf16(to));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', upTo = '', to = '', list = ''] of block.matchAll(
      /<([\da-f]+)>\s*<([\da-f]+)>\s*(?:<([\da-f\s]+)>|\[([^\]]*)\])/gi,
    )) {
      const each = [...list.matchAll(/<([\da-f\s]+)>/gi)].map(([, hex = '']) => utf16(hex));
      const last = Number.parseInt(upTo, 16);
      const start = Number.parseInt(from, 16);
      for (let code = start; code <= last; code += 1) {
        const key = code.toString(16).padStart(from.length, '0');
        const text = to === '' ? (each[code - start] ?? '') : shifted(utf16(to), code - start);
        meaning.set(key, text);
      }
    }
  return meaning;
}

const utf16 = (hex: string): string =>
  Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');
const shifted = (text: string, by: number): string =>
  text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + by);

function textOf(content: string, fonts: ReadonlyMap<string, Unicode>): string {
  let font: Unicode = null;
  let text = '';
  for (const [token, name, hex, literal] of content.matchAll(
    /\/(\w+)\s+[\d.]+\s+Tf|<([\da-fA-F]+)>|\(((?:\\.|[^\\)])*)\)|\b(?:Td|TD|Tm|T\*|ET)\b/g,
  )) {
    if (name !== undefined) font = fonts.get(name) ?? null;
    else if (hex !== undefined) text += codesOf(hex.toLowerCase(), font);
    else if (literal !== undefined) text += literal.replace(/\\(.)/g, '$1');
    else if (token !== '') text += '\n';
  }
  return text;
}

function codesOf(hex: string, font: Unicode): string {
  const length = font === null ? 2 : ([...font.keys()][0]?.length ?? 4);
  const codes = hex.match(new RegExp(`.{${length}}`, 'g')) ?? [];
  return codes
    .map((code) =>
      font === null ? Buffer.from(code, 'hex').toString('latin1') : (font.get(code) ?? '\ufffd'),
    )
    .join('');
}
