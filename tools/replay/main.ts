import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { logProblemText } from '../../src/actionLog/logProblem';
import { readLog } from '../../src/actionLog/readLog';
import { SLICES, wholeReducer } from '../../src/app/wholeReducer';
import { runCommand, testSource } from './emitTest';
import { judge, stepName } from './judge';
import { readOptions, USAGE, type ReplayOptions } from './options';
import { reducerOf } from './otherBuild';
import { reportText } from './report';
import { shrink } from './shrink';

function refuse(sentence: string, isJson: boolean): number {
  if (isJson) console.log(JSON.stringify({ opened: false, problem: sentence }));
  else console.error(sentence);
  return 2;
}

/** Replays a log against this clone's reducer. @returns the exit code */
function run({ file, isJson, against, shrink: wantsShrink, emitTest }: ReplayOptions): number {
  if (!existsSync(file)) return refuse(`There is no file ${file}.`, isJson);
  const read = readLog(readFileSync(file, 'utf8'), SLICES);
  if (!read.ok) return refuse(logProblemText(read.problem, 'en'), isJson);
  const { log } = read;
  const other = against === undefined ? undefined : reducerOf(against);
  const judgement = judge(log, wholeReducer, other);
  const [first] = judgement.findings;
  const shrunk = wantsShrink && first !== undefined ? shrink(log, first, wholeReducer, other) : undefined;
  const steps = shrunk?.kind === 'shrunk' ? shrunk.steps : log.steps;
  if (emitTest !== undefined)
    writeFileSync(emitTest, testSource({ file: emitTest, logFile: file, log, steps, reducer: wholeReducer }));
  if (isJson) {
    const problems = log.problems.map((problem) => ({ ...problem, sentence: logProblemText(problem, 'en') }));
    const { header, source } = log;
    console.log(
      JSON.stringify({ opened: true, file, source, header, problems, ...judgement, shrunk }, null, 2),
    );
  } else {
    console.log(reportText(file, log, judgement));
    if (wantsShrink && first === undefined)
      console.log(
        'Nothing is wrong with it by itself, so there is nothing to shrink: a fault that was recorded as it was needs --against a build that has it not.',
      );
    if (shrunk?.kind === 'needs-another-build')
      console.log('Recorded hashes hold for the whole log only: shrinking needs --against another build.');
    if (shrunk?.kind === 'shrunk')
      console.log(
        `Of ${shrunk.from} steps these ${shrunk.steps.length} are enough:\n${shrunk.steps.map((step) => `  ${step.seq}  ${stepName(step)}`).join('\n')}`,
      );
    if (emitTest !== undefined)
      console.log(`The test is in ${emitTest}. Run it with: ${runCommand(emitTest)}`);
  }
  return first === undefined ? 0 : 1;
}

const options = readOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else process.exitCode = run(options);
