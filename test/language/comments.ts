import { filesBelow, readText } from './sourceFiles';
import type { FoundText } from './texts';

/** Two slashes in a text or an address begin no comment. */
const COMMENT = /\/\*[^]*?\*\/|(?<![:'"`\w/\\])\/\/.*/g;
/** Names stand between backticks: the code decides how they read. */
const NAME = /`[^`\n]*`/g;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

const lines = (file: string, prose: string, key: string, first = 1): readonly FoundText[] =>
  prose
    .split('\n')
    .map((text, index) => ({ place: `${file}:${first + index}`, key, text: text.trim() }))
    .filter(({ text }) => text !== '');

/** The comments of the code, line by line. Migrations are released and stay as they are. */
export const comments = (): readonly FoundText[] =>
  ['domain', 'contract', 'src', 'server', 'test', 'tools']
    .flatMap((folder) => filesBelow(folder, '.ts', '.tsx', '.scss'))
    .filter((file) => !/^server\/db\/migrations\/|^test\/language/.test(file))
    .flatMap((file) => {
      const code = readText(file);
      return [...code.matchAll(COMMENT)].flatMap((found) =>
        lines(file, found[0].replace(NAME, blank), 'comment', code.slice(0, found.index).split('\n').length),
      );
    });

/** The documents, line by line, without what is code in them. The list of words itself has them all. */
export const documents = (): readonly FoundText[] =>
  ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...filesBelow('docs', '.md')]
    .filter((file) => file !== 'docs/writing.md')
    .flatMap((file) =>
      lines(file, readText(file).replace(/^```[^]*?^```|`[^`\n]*`|\]\([^)\n]*\)/gm, blank), 'document'),
    );
