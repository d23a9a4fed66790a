/** What is wrong with a file, or worth knowing of it. Refusals come alone; the others are listed beside what was read. */
export type LogProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-a-log'; readonly found: string }
  | { readonly kind: 'not-text' }
  | { readonly kind: 'newer-format'; readonly version: number }
  | { readonly kind: 'damaged-header'; readonly field: string }
  | { readonly kind: 'nothing-complete' }
  | { readonly kind: 'no-actions' }
  | { readonly kind: 'truncated'; readonly actions: number }
  | { readonly kind: 'altered'; readonly actions: number }
  | { readonly kind: 'damaged-line'; readonly line: number }
  | { readonly kind: 'missing-actions'; readonly from: number; readonly to: number }
  | { readonly kind: 'no-type'; readonly entry: number }
  | { readonly kind: 'unknown-type'; readonly entry: number; readonly type: string }
  | { readonly kind: 'switched-off'; readonly entry: number; readonly type: string }
  /** An action or call this build does not have, first met at `step`. */
  | { readonly kind: 'other-build'; readonly step: number; readonly name: string; readonly times: number };

/** Whether it says that the file is not the one that was written, or not for this build: what is shown may be wrong or not all. */
export const isDamage = ({ kind }: LogProblem): boolean =>
  kind === 'truncated' ||
  kind === 'altered' ||
  kind === 'damaged-line' ||
  kind === 'missing-actions' ||
  kind === 'other-build';

export type LogProblemKind = LogProblem['kind'];

type Sentences = { readonly [K in LogProblemKind]: (problem: Extract<LogProblem, { kind: K }>) => string };

const SHAPES_EN =
  'a log of this portal (.jsonl), a list of actions ([{"type": …}, …]), or a file exported by Redux DevTools';
const SHAPES_FR =
  'un journal de ce portail (.jsonl), une liste d’actions ([{"type": …}, …]) ou un fichier exporté par Redux DevTools';

const en: Sentences = {
  empty: () => 'The file is empty. Export the log again and open the new file.',
  'not-a-log': ({ found }) =>
    `The file is not an action log: it holds ${found}. What can be opened is ${SHAPES_EN}.`,
  'not-text': () =>
    `The file is not a text file, so it is no action log. What can be opened is ${SHAPES_EN}.`,
  'newer-format': ({ version }) =>
    `The log was written in format ${version}, which this build does not know. Open it in the build that recorded it, or a newer one.`,
  'damaged-header': ({ field }) =>
    `The log’s first line cannot be used: ${field} is missing or not as it should be. Export the log again.`,
  'nothing-complete': () =>
    'The file breaks off before the first action is complete, so there is nothing to replay. It was probably cut off on its way: ask for it again.',
  'no-actions': () =>
    'The log holds no action that could be replayed. Record again while you do what is to be shown.',
  truncated: ({ actions }) =>
    `The file breaks off before its end; ${actions === 1 ? 'the one complete action before that is' : `the ${actions} complete actions before that are`} shown. Ask for the file again if the end matters.`,
  altered: ({ actions }) =>
    `The file’s content is not what its last line says (${actions} actions were recorded): it was changed after it was exported. Trust the original file instead.`,
  'damaged-line': ({ line }) =>
    `Line ${line} cannot be read and was left out. The file was damaged or changed: ask for it again if that step matters.`,
  'missing-actions': ({ from, to }) =>
    `${from === to ? `Action ${from} is` : `The actions ${from} to ${to} are`} missing. Later steps may differ for that reason alone: ask for the whole file.`,
  'no-type': ({ entry }) =>
    `Entry ${entry} is no action, for it has no type; it was left out. The others run.`,
  'unknown-type': ({ entry, type }) =>
    `Entry ${entry} (“${type}”) belongs to no part of this application; it was left out. The others run.`,
  'other-build': ({ step, name, times }) =>
    `Step ${step} (“${name}”) is of another build: this one has no such action${times === 1 ? '' : ` (${times} steps)`}, and it changes nothing here. Later steps may differ for that reason alone: replay the log in the build that recorded it.`,
  'switched-off': ({ entry, type }) =>
    `Entry ${entry} (“${type}”) was switched off in DevTools and was left out, as there.`,
};

const fr: Sentences = {
  empty: () => 'Le fichier est vide. Exportez de nouveau le journal et ouvrez le nouveau fichier.',
  'not-a-log': ({ found }) =>
    `Le fichier n’est pas un journal d’actions : il contient ${found}. On peut ouvrir ${SHAPES_FR}.`,
  'not-text': () =>
    `Le fichier n’est pas un fichier texte : ce n’est donc pas un journal d’actions. On peut ouvrir ${SHAPES_FR}.`,
  'newer-format': ({ version }) =>
    `Le journal est au format ${version}, que cette version ne connaît pas. Ouvrez-le dans la version qui l’a enregistré ou une plus récente.`,
  'damaged-header': ({ field }) =>
    `La première ligne du journal est inutilisable : ${field} manque ou n’est pas valable. Exportez de nouveau le journal.`,
  'nothing-complete': () =>
    'Le fichier s’interrompt avant la fin de la première action : il n’y a rien à rejouer. Il a sans doute été coupé en route : demandez-le de nouveau.',
  'no-actions': () =>
    'Le journal ne contient aucune action à rejouer. Enregistrez de nouveau pendant que vous faites ce qui est à montrer.',
  truncated: ({ actions }) =>
    `Le fichier s’interrompt avant sa fin; ${actions === 1 ? 'la seule action complète qui précède est montrée' : `les ${actions} actions complètes qui précèdent sont montrées`}. Demandez de nouveau le fichier si la fin compte.`,
  altered: ({ actions }) =>
    `Le contenu du fichier n’est pas ce que dit sa dernière ligne (${actions} actions enregistrées) : il a été modifié après l’exportation. Fiez-vous au fichier d’origine.`,
  'damaged-line': ({ line }) =>
    `La ligne ${line} est illisible et a été laissée de côté. Le fichier est endommagé ou modifié : demandez-le de nouveau si cette étape compte.`,
  'missing-actions': ({ from, to }) =>
    `${from === to ? `L’action ${from} manque` : `Les actions ${from} à ${to} manquent`}. Les étapes suivantes peuvent différer pour cette seule raison : demandez le fichier entier.`,
  'no-type': ({ entry }) =>
    `L’élément ${entry} n’est pas une action, car il n’a pas de type; il a été laissé de côté. Les autres sont rejoués.`,
  'unknown-type': ({ entry, type }) =>
    `L’élément ${entry} (« ${type} ») n’appartient à aucune partie de cette application; il a été laissé de côté. Les autres sont rejoués.`,
  'other-build': ({ step, name, times }) =>
    `L’étape ${step} (« ${name} ») vient d’une autre version : celle-ci n’a pas cette action${times === 1 ? '' : ` (${times} étapes)`}, qui ne change donc rien ici. Les étapes suivantes peuvent différer pour cette seule raison : relisez le journal dans la version qui l’a enregistré.`,
  'switched-off': ({ entry, type }) =>
    `L’élément ${entry} (« ${type} ») était désactivé dans DevTools et a été laissé de côté, comme là-bas.`,
};

/** The problem as a sentence: what, why, and what to do. */
export function logProblemText(problem: LogProblem, language: 'en' | 'fr'): string {
  // The table has the sentence of each kind under that kind's name.
  const sentence = (language === 'fr' ? fr : en)[problem.kind] as (of: LogProblem) => string;
  return sentence(problem);
}
