import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { logProblemText } from '../../src/actionLog/logProblem';
import { judge, type Judgement } from '../../src/actionLog/findings/judge';
import { wholeReducer } from '../../src/app/wholeReducer';
import { openLog } from './openLog';
import { otherBuild } from './otherBuild';
import { EXIT_CODES, type Outcome } from './outcome';
import { counted, findingText } from './report';

interface FileResult {
  readonly file: string;
  /** The build that recorded it; null where the file does not tell. */
  readonly build: string | null;
  readonly judgement: Judgement;
  /** What is wrong with the file itself. */
  readonly notes: readonly string[];
}

interface RefusedFile {
  readonly file: string;
  readonly problem: string;
}

/** Replays every log of a folder and of the folders in it; what differs is listed by the build that recorded it. */
export function judgeFolder(folder: string, against: string | undefined): Outcome {
  const refused = (sentence: string): Outcome => ({ kind: 'refused', sentence });
  if (!existsSync(folder)) return refused(`The folder ${folder} doesn’t exist.`);
  if (!statSync(folder).isDirectory())
    return refused(`${folder} is a file. Use --all with a folder, or leave out --all.`);
  const loaded = against === undefined ? undefined : otherBuild(against);
  if (loaded?.kind === 'refused') return refused(loaded.sentence);
  const results: FileResult[] = [];
  const unopened: RefusedFile[] = [];
  for (const file of logsIn(folder)) {
    const opened = openLog(path.join(folder, file), undefined);
    if (opened.kind === 'refused') unopened.push({ file, problem: opened.sentence });
    else
      results.push({
        file,
        build: opened.log.header?.build ?? null,
        judgement: judge(opened.log, wholeReducer, loaded?.reducer),
        notes: opened.log.problems.map((problem) => logProblemText(problem, 'en')),
      });
  }
  if (results.length === 0)
    return refused(
      `No log was opened in ${folder}. ${unopened.length === 0 ? 'It has no file that ends in .jsonl or .json.' : unopened.map(refusedText).join(' ')}`,
    );
  return {
    kind: 'done',
    text: folderText(results, unopened),
    report: { opened: true, folder, logs: results, unopened },
    exitCode: exitCode(results, unopened),
  };
}

const logsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.jsonl?$/.test(file))
    .toSorted();

function exitCode(results: readonly FileResult[], unopened: readonly RefusedFile[]): number {
  const verdicts = results.map(({ judgement }) => judgement.verdict);
  if (verdicts.includes('differs')) return EXIT_CODES.differs;
  return verdicts.includes('incomplete') || unopened.length > 0 ? EXIT_CODES.incomplete : EXIT_CODES.same;
}

function folderText(results: readonly FileResult[], unopened: readonly RefusedFile[]): string {
  const builds = [...new Set(results.map(({ build }) => build))];
  const withVerdict = (verdict: Judgement['verdict']): number =>
    results.filter(({ judgement }) => judgement.verdict === verdict).length;
  return [
    ...builds.flatMap((build) => {
      const ofBuild = results.filter((result) => result.build === build);
      return [
        `${build === null ? 'Build unknown' : `Build ${build}`}: ${counted(ofBuild.length, 'log')}`,
        ...ofBuild.flatMap(resultLines),
      ];
    }),
    ...unopened.map(refusedText),
    `${counted(results.length, 'log')}: ${withVerdict('same')} the same, ${withVerdict('differs')} different, ${withVerdict('incomplete')} incomplete; ${unopened.length} not opened.`,
  ].join('\n');
}

function resultLines({
  file,
  notes,
  judgement: { verdict, steps, findings },
}: FileResult): readonly string[] {
  const [first] = findings;
  return [
    `  ${file}: ${verdict}, ${counted(steps, 'step')}`,
    ...notes.map((note) => `    note: ${note}`),
    ...(first === undefined ? [] : findingText(first).map((line) => `    ${line}`)),
    ...(findings.length > 1 ? [`    and ${counted(findings.length - 1, 'more finding')}`] : []),
  ];
}

const refusedText = ({ file, problem }: RefusedFile): string => `${file} was not opened: ${problem}`;
