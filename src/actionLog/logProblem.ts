/** What is wrong with a file, or worth knowing of it. Refusals come alone; the others are listed beside what was read. */
export type LogProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-a-log'; readonly found: string }
  | { readonly kind: 'not-text' }
  /** A list of actions, none of which this application has. */
  | { readonly kind: 'foreign-actions'; readonly first: string }
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

/** Whether it says that the file is not the whole one that was written. */
export const isIncomplete = ({ kind }: LogProblem): boolean =>
  kind === 'truncated' || kind === 'altered' || kind === 'damaged-line' || kind === 'missing-actions';

/** Whether it says that the file is not the one that was written, or not for this build: what is shown may be wrong or not all. */
export const isDamage = (problem: LogProblem): boolean =>
  isIncomplete(problem) || problem.kind === 'other-build';

export type LogProblemKind = LogProblem['kind'];

type Sentences = { readonly [K in LogProblemKind]: (problem: Extract<LogProblem, { kind: K }>) => string };

const SHAPES_EN =
  'a log of this portal (.jsonl), a list of actions ([{"type": …}, …]), or a file exported by Redux DevTools';
const SHAPES_FR =
  'un journal de ce portail (.jsonl), une liste d’actions ([{"type": …}, …]) ou un fichier exporté par Redux DevTools';

const en: Sentences = {
  empty: () => 'The file is empty. Export the log again and open the new file.',
  'not-a-log': ({ found }) => `This file isn’t an action log. It contains ${found}. Open ${SHAPES_EN}.`,
  'foreign-actions': ({ first }) =>
    `This list isn’t from this application: it has none of the actions in the file (the first is “${first}”). Open ${SHAPES_EN}.`,
  'not-text': () => `This file isn’t a text file, so it can’t be an action log. Open ${SHAPES_EN}.`,
  'newer-format': ({ version }) =>
    `The log uses format ${version}, which this build doesn’t support. Open it in the build that recorded it, or a newer one.`,
  'damaged-header': ({ field }) =>
    `The first line of the log isn’t valid: ${field} is missing or wrong. Export the log again.`,
  'nothing-complete': () =>
    'The file ends before the first action is complete, so there is nothing to replay. It was probably cut off during the transfer. Ask for the file again.',
  'no-actions': () => 'The log has no actions to replay. Start recording, then repeat the steps.',
  truncated: ({ actions }) =>
    `The file is incomplete. ${actions === 1 ? 'The only complete step is' : `The first ${actions} steps are`} shown. If you need the rest, ask for the file again.`,
  altered: ({ actions }) =>
    `The file was changed after it was exported: its last line says that ${actions} ${actions === 1 ? 'action was' : 'actions were'} recorded. Use the original file.`,
  'damaged-line': ({ line }) =>
    `We couldn’t read line ${line}, so it’s skipped. The file was damaged or changed. If you need that step, ask for the file again.`,
  'missing-actions': ({ from, to }) =>
    `${from === to ? `Action ${from} is` : `Actions ${from} to ${to} are`} missing, so later steps may differ. Ask for the complete file.`,
  'no-type': ({ entry }) =>
    `Entry ${entry} has no type, so it isn’t an action. It’s skipped. The other entries run.`,
  'unknown-type': ({ entry, type }) =>
    `Entry ${entry} (“${type}”) isn’t part of this application. It’s shown as a step, but it changes nothing.`,
  'other-build': ({ step, name, times }) =>
    `Step ${step} (“${name}”) is from another build. This build doesn’t have that action${times === 1 ? '' : ` (${times} steps)`}, so it changes nothing, and later steps may differ. Replay the log in the build that recorded it.`,
  'switched-off': ({ entry, type }) =>
    `Entry ${entry} (“${type}”) was turned off in DevTools, so it’s skipped here too.`,
};

const fr: Sentences = {
  empty: () => 'Le fichier est vide. Exportez de nouveau le journal et ouvrez le nouveau fichier.',
  'not-a-log': ({ found }) =>
    `Ce fichier n’est pas un journal d’actions. Il contient ${found}. Ouvrez ${SHAPES_FR}.`,
  'foreign-actions': ({ first }) =>
    `Cette liste ne vient pas de cette application\u00a0: celle-ci n’a aucune des actions du fichier (la première est «\u00a0${first}\u00a0»). Ouvrez ${SHAPES_FR}.`,
  'not-text': () =>
    `Ce fichier n’est pas un fichier texte; il ne peut donc pas être un journal d’actions. Ouvrez ${SHAPES_FR}.`,
  'newer-format': ({ version }) =>
    `Le journal utilise le format ${version}, que cette version ne prend pas en charge. Ouvrez-le dans la version qui l’a enregistré ou une plus récente.`,
  'damaged-header': ({ field }) =>
    `La première ligne du journal n’est pas valide\u00a0: ${field} manque ou est incorrect. Exportez de nouveau le journal.`,
  'nothing-complete': () =>
    'Le fichier se termine avant la fin de la première action; il n’y a rien à rejouer. Il a sans doute été coupé pendant le transfert. Demandez de nouveau le fichier.',
  'no-actions': () =>
    'Le journal ne contient aucune action à rejouer. Commencez l’enregistrement, puis refaites les étapes.',
  truncated: ({ actions }) =>
    `Le fichier est incomplet. ${actions === 1 ? 'La seule action complète est affichée' : `Les ${actions} premières actions sont affichées`}. Si vous avez besoin du reste, demandez de nouveau le fichier.`,
  altered: ({ actions }) =>
    `Le fichier a été modifié après l’exportation\u00a0: sa dernière ligne indique ${actions} ${actions === 1 ? 'action enregistrée' : 'actions enregistrées'}. Utilisez le fichier d’origine.`,
  'damaged-line': ({ line }) =>
    `Nous n’avons pas pu lire la ligne ${line}; elle est ignorée. Le fichier a été endommagé ou modifié. Si vous avez besoin de cette étape, demandez de nouveau le fichier.`,
  'missing-actions': ({ from, to }) =>
    `${from === to ? `L’action ${from} manque` : `Les actions ${from} à ${to} manquent`}. Les étapes suivantes peuvent donc différer. Demandez le fichier complet.`,
  'no-type': ({ entry }) =>
    `L’élément ${entry} n’a pas de type; ce n’est pas une action. Il est ignoré. Les autres sont rejoués.`,
  'unknown-type': ({ entry, type }) =>
    `L’élément ${entry} («\u00a0${type}\u00a0») ne fait pas partie de cette application. Il est affiché comme étape, mais ne change rien.`,
  'other-build': ({ step, name, times }) =>
    `L’étape ${step} («\u00a0${name}\u00a0») vient d’une autre version. Cette version n’a pas cette action${times === 1 ? '' : ` (${times} étapes)`}; elle ne change donc rien, et les étapes suivantes peuvent différer. Rejouez le journal dans la version qui l’a enregistré.`,
  'switched-off': ({ entry, type }) =>
    `L’élément ${entry} («\u00a0${type}\u00a0») était désactivé dans DevTools; il est aussi ignoré ici.`,
};

/** The problem as a sentence: what, why, and what to do. */
export function logProblemText(problem: LogProblem, language: 'en' | 'fr'): string {
  // The table has the sentence of each kind under that kind's name.
  const sentence = (language === 'fr' ? fr : en)[problem.kind] as (problem: LogProblem) => string;
  return sentence(problem);
}
