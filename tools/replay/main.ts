import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { logProblemText } from '../../src/actionLog/logProblem';
import { readLog } from '../../src/actionLog/readLog';
import { withStepsOfOtherBuilds } from '../../src/actionLog/otherBuilds';
import { KNOWN_ACTIONS, SLICES, wholeReducer } from '../../src/app/wholeReducer';
import { testSource } from './emitTest';
import { jsonReport } from './jsonReport';
import { judge } from './judge';
import { readOptions, USAGE, type ReplayOptions } from './options';
import { otherBuild } from './otherBuild';
import { reportText, shrunkText } from './report';
import { shrink } from './shrink';
import { runCommand, targetProblem } from './testTarget';

function refuse(sentence: string, isJson: boolean): number {
  if (isJson) console.log(JSON.stringify({ opened: false, problem: sentence }));
  else console.error(sentence);
  return 2;
}

/** Replays a log against this clone's reducer. @returns the exit code */
function run({ file, isJson, against, shrink: wantsShrink, emitTest }: ReplayOptions): number {
  if (!existsSync(file)) return refuse(`The file ${file} doesn’t exist.`, isJson);
  const unwritable = emitTest === undefined ? undefined : targetProblem(emitTest);
  if (unwritable !== undefined) return refuse(unwritable, isJson);
  const read = readLog(readFileSync(file, 'utf8'), SLICES);
  if (!read.ok) return refuse(logProblemText(read.problem, 'en'), isJson);
  const loaded = against === undefined ? undefined : otherBuild(against);
  if (loaded?.kind === 'refused') return refuse(loaded.sentence, isJson);
  const log = withStepsOfOtherBuilds(read.log, KNOWN_ACTIONS);
  const judgement = judge(log, wholeReducer, loaded?.reducer);
  const { findings } = judgement;
  const shrunk = wantsShrink ? shrink(log, findings, wholeReducer, loaded?.reducer) : undefined;
  const steps = shrunk?.kind === 'shrunk' ? shrunk.steps : log.steps;
  if (emitTest !== undefined)
    writeFileSync(emitTest, testSource({ file: emitTest, logFile: file, log, steps, reducer: wholeReducer }));
  if (isJson) console.log(jsonReport(file, log, judgement, shrunk));
  else {
    console.log(reportText(file, log, judgement));
    if (shrunk !== undefined) console.log(shrunkText(log, shrunk));
    if (emitTest !== undefined)
      console.log(`The test is in ${emitTest}. Run it with: ${runCommand(emitTest)}`);
  }
  return findings.length === 0 ? 0 : 1;
}

const options = readOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else process.exitCode = run(options);
