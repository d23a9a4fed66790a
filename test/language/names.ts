import path from 'node:path';
import ts from 'typescript';
import { filesBelow, parseCode, placeOf, visitAll } from './sourceFiles';
import type { FoundText } from './texts';

const FOLDERS = ['domain', 'contract', 'src', 'server', 'test'];

/** `customsDepth`, `CustomsDepth` and `customs-depth` as "customs depth". */
export const spaced = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase()
    .trim();

/** The names of files and folders. */
export const fileNames = (): readonly FoundText[] =>
  FOLDERS.flatMap((folder) => filesBelow(folder, '.ts', '.tsx', '.json', '.scss'))
    .filter(isOurs)
    .map((file) => ({
      place: file,
      key: 'file',
      text: file
        .split('/')
        .map((part) => spaced(path.parse(part).name))
        .join(', '),
    }));

/** The names in code. Columns and tables of the database, which have low lines, keep the names they were released with. */
export const namesInCode = (): readonly FoundText[] =>
  FOLDERS.flatMap((folder) => filesBelow(folder, '.ts', '.tsx'))
    .filter(isOurs)
    .flatMap((file) => {
      const source = parseCode(file);
      const found = new Map<string, FoundText>();
      visitAll(source, (node) => {
        if (!ts.isIdentifier(node) || found.has(node.text) || /[a-z]_[a-z]/.test(node.text)) return;
        found.set(node.text, {
          place: placeOf(source, node.getStart(source)),
          key: node.text,
          text: spaced(node.text),
        });
      });
      return [...found.values()];
    });

/** Migrations are released, and recorded files are read as they were written. */
const isOurs = (file: string): boolean =>
  !/^server\/db\/migrations\/|^test\/replay\/files\/|^test\/language|^src\/actionLog\/earlierNames|^contract\/earlierFields/.test(
    file,
  );
