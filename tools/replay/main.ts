import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ActionLog } from '../../src/actionLog/actionLog';
import { canHold, placeText } from '../../src/actionLog/findings/expectation';
import { createReplay } from '../../src/actionLog/replay';
import { wholeReducer } from '../../src/app/wholeReducer';
import { distinguishes, testSource } from '../../src/actionLog/findings/testSource';
import { compareFiles } from './compareFiles';
import { EXIT_CODES, type Outcome } from './outcome';
import { jsonReport } from './jsonReport';
import { judge } from '../../src/actionLog/findings/judge';
import { judgeFolder } from './judgeFolder';
import { openLog } from './openLog';
import { faultOf, readOptions, USAGE, type ReplayOptions } from './options';
import { otherBuild } from './otherBuild';
import { reportText, shrunkText } from './report';
import { shrink } from '../../src/actionLog/findings/shrink';
import { fromRoot, runCommand, targetProblem } from './testTarget';

function refuse(sentence: string, isJson: boolean): number {
  if (isJson) console.log(JSON.stringify({ opened: false, problem: sentence }));
  else console.error(sentence);
  return 2;
}

/** Does what the command line asks for. @returns the exit code */
function run(options: ReplayOptions): number {
  const { file, second, isFolder, isJson, against } = options;
  if (second !== undefined) return printed(compareFiles(file, second), isJson);
  return isFolder ? printed(judgeFolder(file, against), isJson) : replay(options);
}

function printed(outcome: Outcome, isJson: boolean): number {
  if (outcome.kind === 'refused') return refuse(outcome.sentence, isJson);
  console.log(isJson ? JSON.stringify(outcome.report, null, 2) : outcome.text);
  return outcome.exitCode;
}

/** Replays a log against this clone's reducer. @returns the exit code */
function replay(options: ReplayOptions): number {
  const { file, isJson, against, shrink: wantsShrink, until, expectation, emitTest } = options;
  const unwritable = emitTest === undefined ? undefined : targetProblem(emitTest);
  if (unwritable !== undefined) return refuse(unwritable, isJson);
  const opened = openLog(file, until);
  if (opened.kind === 'refused') return refuse(opened.sentence, isJson);
  const loaded = against === undefined ? undefined : otherBuild(against);
  if (loaded?.kind === 'refused') return refuse(loaded.sentence, isJson);
  const { log } = opened;
  if (expectation !== undefined && !canHold(lastState(log), expectation.path))
    return refuse(`The state has no path ${placeText(expectation.path)}.`, isJson);
  const judgement = judge(log, wholeReducer, loaded?.reducer, expectation);
  const shrunk = wantsShrink ? shrink(log, judgement.findings, wholeReducer, loaded?.reducer) : undefined;
  const steps = shrunk?.kind === 'shrunk' ? shrunk.steps : log.steps;
  if (emitTest !== undefined) {
    const place = { file: fromRoot(emitTest), logFile: path.basename(file) };
    const emitted = { ...place, log, steps, reducer: wholeReducer, expectation };
    if (loaded !== undefined && !distinguishes(emitted, loaded.reducer))
      return refuse(
        `No test was written: it would give the same result with both builds. Use a log in which they differ, or leave out --until.`,
        isJson,
      );
    writeFileSync(emitTest, testSource(emitted));
  }
  if (isJson) console.log(jsonReport(file, log, judgement, shrunk));
  else {
    console.log(reportText(file, log, judgement, expectation));
    if (shrunk !== undefined) console.log(shrunkText(log, shrunk));
    if (emitTest !== undefined)
      console.log(`The test is in ${emitTest}. Run it with: ${runCommand(emitTest)}`);
  }
  return EXIT_CODES[judgement.verdict];
}

const lastState = (log: ActionLog): unknown => createReplay(log, wholeReducer).stateAt(log.steps.length);

const args = process.argv.slice(2);
const options = readOptions(args);
if (args.includes('--help')) console.log(USAGE);
else if (options === undefined) {
  console.error([faultOf(args), USAGE].filter(Boolean).join('\n\n'));
  process.exitCode = 2;
} else process.exitCode = run(options);
