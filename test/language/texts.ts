import ts from 'typescript';
import { filesBelow, parseCode, placeOf, visitAll } from './sourceFiles';

/** A text people read. */
export interface FoundText {
  /** `file:line`. */
  readonly place: string;
  /** What it is called: the path of its keys, such as `account.title`. */
  readonly key: string;
  readonly text: string;
}

/** The English texts of the screens, each by its key. */
export const screenTexts = (): readonly FoundText[] =>
  filesBelow('src/i18n/en', '.json').flatMap((file) => textsIn(file).filter(({ text }) => text !== ''));

/** The English texts that browser and server share, and those of the server's letters and exports. */
export const sharedTexts = (): readonly FoundText[] =>
  ['contract/texts/en', 'server/texts/en'].flatMap((folder) =>
    filesBelow(folder, '.json').flatMap((file) => textsIn(file).filter(({ text }) => isProse(text))),
  );

/** English sentences and names that stand in code itself: the command line, letters, exports, messages to whoever runs the portal. */
export const textsInCode = (): readonly FoundText[] =>
  ['server', 'domain', 'src', 'tools', 'contract'].flatMap((folder) =>
    filesBelow(folder, '.ts', '.tsx')
      .filter((file) => !file.startsWith('server/db/migrations/'))
      .flatMap((file) => textsIn(file).filter(({ text }) => isProse(text))),
  );

/** Two words at least, or one with a capital; what has neither is a name or code, and a script is code too. */
const isProse = (text: string): boolean =>
  !text.includes('=>') && (/\p{L}{2,}[,;:]? \p{L}/u.test(text) || /^\p{Lu}\p{Ll}+$/u.test(text));

/** Every text of a file that is not in a part for French. */
export function textsIn(file: string): readonly FoundText[] {
  const source = parseCode(file);
  const found: FoundText[] = [];
  if (file.includes('/fr/')) return found;
  visitAll(source, (node) => {
    const text = textOf(node);
    if (text === null || isInFrench(node)) return;
    found.push({ place: placeOf(source, node.getStart(source)), key: keyOf(node), text });
  });
  return found;
}

/** What a piece of code says, values as `{}`; null where it says nothing or is no text of people: a type, an import, a key, SQL. */
function textOf(node: ts.Node): string | null {
  const { parent } = node;
  if (ts.isTemplateExpression(node))
    return isQuery(parent)
      ? null
      : node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  if (!ts.isStringLiteralLike(node)) return null;
  const isOutside =
    ts.isLiteralTypeNode(parent) || ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
  const isKey = ts.isPropertyAssignment(parent) && parent.name === node;
  const isClass = ts.isJsxAttribute(parent) && parent.name.getText() === 'className';
  return isOutside || isKey || isClass || isQuery(parent) ? null : node.text;
}

const isQuery = (parent: ts.Node): boolean => ts.isTaggedTemplateExpression(parent);

const nameOf = (node: ts.Node): string | null => {
  if (ts.isPropertyAssignment(node)) return node.name.getText().replace(/^['"]|['"]$/g, '');
  return ts.isVariableDeclaration(node) ? node.name.getText() : null;
};

const FRENCH_NAME = /^fr$|Fr$|(?:^|_)FR(?:_|$)|French/;

/** Whether a node stands under a French name, or is what is said where the language is French. */
function isInFrench(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const { parent } = at;
    if (FRENCH_NAME.test(nameOf(at) ?? '')) return true;
    if (!ts.isConditionalExpression(parent)) continue;
    const asked = parent.condition.getText();
    if (parent.whenTrue === at && /=== 'fr'|isFrench/.test(asked)) return true;
    if (parent.whenFalse === at && asked.includes("=== 'en'")) return true;
  }
  return false;
}

function keyOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const name = nameOf(at);
    if (name !== null) names.unshift(name);
  }
  return names.join('.');
}
