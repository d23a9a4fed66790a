import ts from 'typescript';
import { filesBelow, parseCode, visitAll } from './sourceFiles';

/** The words of a file that could name a text. */
export interface CodeWords {
  readonly file: string;
  /** Texts without a value in them. */
  readonly literals: ReadonlySet<string>;
  /** Texts with values, as what stands between them: `steps.${step}.title` as "steps." and ".title". */
  readonly templates: readonly (readonly string[])[];
  /** Names of properties, given or read. */
  readonly properties: ReadonlySet<string>;
  /** Catalogues it asks for texts. */
  readonly catalogues: ReadonlySet<string>;
}

/** The words of every file of code below some folders. Released migrations count for nothing: they produce nothing new. */
export const codeWordsOf = (...folders: readonly string[]): readonly CodeWords[] =>
  folders
    .flatMap((folder) => filesBelow(folder, '.ts', '.tsx'))
    .filter((file) => !file.startsWith('server/db/migrations/'))
    .map(wordsIn);

const unquoted = (text: string): string => text.replace(/^['"]|['"]$/g, '');

function wordsIn(file: string): CodeWords {
  const literals = new Set<string>();
  const templates: (readonly string[])[] = [];
  const properties = new Set<string>();
  const catalogues = new Set<string>();
  visitAll(parseCode(file), (node) => {
    if (ts.isStringLiteralLike(node) && !isPropertyName(node)) literals.add(node.text);
    if (ts.isTemplateExpression(node))
      templates.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]);
    if (ts.isPropertyAccessExpression(node) || ts.isPropertyAssignment(node) || ts.isPropertySignature(node))
      properties.add(unquoted(node.name.getText()));
    if (ts.isShorthandPropertyAssignment(node)) properties.add(node.name.text);
    for (const catalogue of cataloguesAsked(node)) catalogues.add(catalogue);
  });
  return { file, literals, templates, properties, catalogues };
}

const isPropertyName = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** By the hook, a parameter of the hook's kind, or as an object where a page does without the translation engine. */
function cataloguesAsked(node: ts.Node): readonly string[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 'useTranslation')
    return [unquoted(node.arguments[0]?.getText() ?? 'frame')];
  if (ts.isCallExpression(node) && node.expression.getText() === 'errorText') return ['errors'];
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'TFunction')
    return [unquoted(node.typeArguments?.[0]?.getText() ?? 'frame')];
  if (!ts.isImportDeclaration(node)) return [];
  const from = unquoted(node.moduleSpecifier.getText());
  const own = /\/(signIn|code)Texts$/.exec(from)?.[1];
  if (own !== undefined) return [own === 'code' ? 'codeStep' : own];
  const catalogue = /\/en\/(\w+)\.json$/.exec(from)?.[1];
  return catalogue === undefined ? [] : [catalogue];
}

/** What is filled into a template to make a text of it; null where it cannot become that text. */
export function filledInto(template: readonly string[], text: string): readonly string[] | null {
  const pattern = template.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)');
  const found = new RegExp(`^${pattern}$`).exec(text);
  return found === null || template.every((part) => part === '') ? null : found.slice(1);
}
