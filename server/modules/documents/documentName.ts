import { type DocumentType, LIMITS } from '../../../contract/limits';

const EXTENSIONS: Readonly<Record<DocumentType, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/heic': ['.heic', '.heif'],
  'text/csv': ['.csv', '.txt', '.tsv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

/** Controls, and marks that turn the reading direction: they make a name read as another one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/**
 * The name a document is kept and offered under: letters of any script stay, path parts and invisible characters go, and the end
 * says what the content is.
 */
export function documentName(given: string, type: DocumentType): string {
  const name = plainFileName(given);
  const [extension, ...others] = EXTENSIONS[type];
  const hasExtension = [extension, ...others].some((each) => name.toLowerCase().endsWith(each));
  const base = name === '' ? 'document' : name;
  return hasExtension
    ? shorten(base, LIMITS.fileName)
    : `${shorten(base, LIMITS.fileName - extension.length)}${extension}`;
}

/** A file name as a person may see it: the last part of a path, without invisible characters. */
export function plainFileName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  return last
    .replace(INVISIBLE, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
}

/** Cuts in front of the extension, never inside a character. */
function shorten(name: string, length: number): string {
  if (name.length <= length) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 6 ? name.slice(dot) : '';
  const stored = name.slice(0, length - extension.length).replace(/[\ud800-\udbff]$/, '');
  return stored + extension;
}
