import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The project's own folder, also for what was compiled to a folder below it. */
const rootAbove = (folder: string): string =>
  existsSync(path.join(folder, 'package.json')) ? folder : rootAbove(path.dirname(folder));

const root = rootAbove(__dirname);

/** The files below a folder of the project that end in one of some ways, by their paths from the root, sorted. */
export const filesBelow = (folder: string, ...endings: readonly string[]): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort();

export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const parsed = new Map<string, ts.SourceFile>();

/** A file of code as its compiler sees it; read once however often it is asked for. */
export function parseCode(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const made = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true, kindOf(file));
  parsed.set(file, made);
  return made;
}

function kindOf(file: string): ts.ScriptKind {
  if (file.endsWith('.json')) return ts.ScriptKind.JSON;
  return file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** Where something in a file stands, as an editor opens it: `file:line`. */
export const placeOf = (source: ts.SourceFile, position: number): string =>
  `${source.fileName}:${source.getLineAndCharacterOfPosition(position).line + 1}`;

/** Calls a function with every node of a file, outermost first. */
export function visitAll(source: ts.SourceFile, visit: (node: ts.Node) => void): void {
  const each = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, each);
  };
  each(source);
}
