import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Input, Label } from 'reactstrap';
import type { Finding } from '../../actionLog/findings/finding';
import { testSource } from '../../actionLog/findings/testSource';
import type { Findings } from '../../actionLog/replay';
import { wholeReducer } from '../../app/wholeReducer';
import { saveFile } from '../../browser/saveFile';
import type { OpenedLog } from '../log/openedLog';
import type { StepSnapshot } from '../log/snapshot';
import { askedProblem, type AskedProblem } from './askedProblem';
import { foundProblems } from './foundProblems';
import { ReducedSteps, TEST_FOLDER, TEST_NAME } from './ReducedSteps';
import { useReduction } from './useReduction';
import { WrongValue } from './WrongValue';

interface TestPanelProps {
  /** What was typed stays while another panel is looked at. */
  readonly isShown: boolean;
  readonly opened: OpenedLog;
  readonly findings: Findings;
  readonly snapshot: StepSnapshot;
  readonly onJump: (step: number) => void;
}

/** From a problem to the fewest steps that show it, and to a test of them. */
export function TestPanel({ isShown, opened, findings, snapshot, onJump }: TestPanelProps) {
  const { t } = useTranslation('replay');
  const id = useId();
  const { log, fileName } = opened;
  const problems = useMemo(() => foundProblems(findings, log.steps), [findings, log.steps]);
  const [chosen, setChosen] = useState('');
  const [place, setPlace] = useState('');
  const [expected, setExpected] = useState('');
  const [refused, setRefused] = useState<Exclude<AskedProblem['kind'], 'problem'>>();
  const { reduction, reduce, cancel } = useReduction(opened);
  if (!isShown) return null;
  const problem = problems[Number(chosen === '' ? Number.NaN : chosen)];

  function start(): void {
    const asked =
      problem === undefined
        ? askedProblem(place, expected, snapshot)
        : { kind: 'problem' as const, finding: problem };
    setRefused(asked.kind === 'problem' ? undefined : asked.kind);
    if (asked.kind === 'problem') reduce(asked.finding);
    else cancel();
  }

  /** What was found belongs to the question before. */
  function reset(): void {
    setRefused(undefined);
    cancel();
  }

  function download(): void {
    if (reduction.kind !== 'reduced') return;
    const { finding, steps } = reduction;
    const source = testSource({
      file: TEST_FOLDER + TEST_NAME,
      logFile: fileName,
      log,
      // What no step brings about is tested with all of them: one of them should have changed it.
      steps: steps.length === 0 ? log.steps.slice(0, finding.step) : steps,
      reducer: wholeReducer,
      expectation: expectationOf(finding),
    });
    saveFile(TEST_NAME, new Blob([source], { type: 'text/plain' }));
  }

  return (
    <form
      className="replay-test"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <p>{t('test.lead')}</p>
      <div>
        <Label for={`${id}-problem`}>{t('test.problem')}</Label>
        <Input
          id={`${id}-problem`}
          type="select"
          bsSize="sm"
          value={problem === undefined ? '' : chosen}
          onChange={(event) => {
            setChosen(event.target.value);
            reset();
          }}
        >
          <option value="">{t('test.value', { step: snapshot.step })}</option>
          {problems.map((each, index) => (
            <option key={`${each.step} ${nameOf(each)}`} value={index}>
              {each.kind === 'breach'
                ? t('test.breach', { step: each.step, rule: each.rule })
                : t('test.failure', { step: each.step, message: nameOf(each) })}
            </option>
          ))}
        </Input>
      </div>
      {problem === undefined ? (
        <WrongValue
          snapshot={snapshot}
          place={place}
          expected={expected}
          fault={refused === 'place-missing' || refused === 'place-unknown' ? refused : undefined}
          onPlace={(text) => {
            setPlace(text);
            reset();
          }}
          onExpected={(text) => {
            setExpected(text);
            reset();
          }}
        />
      ) : null}
      {refused === 'met' ? <p role="alert">{t('test.met', { step: snapshot.step })}</p> : null}
      {reduction.kind === 'reducing' ? (
        <div className="replay-reducing">
          <span role="status">{t('test.reducing', { count: reduction.left, total: log.steps.length })}</span>
          <Button color="secondary" outline size="sm" onClick={cancel}>
            {t('test.stop')}
          </Button>
        </div>
      ) : (
        <div>
          <Button type="submit" color={reduction.kind === 'reduced' ? 'secondary' : 'primary'} size="sm">
            {t('test.reduce')}
          </Button>
        </div>
      )}
      {reduction.kind === 'reduced' ? (
        <ReducedSteps all={log.steps} steps={reduction.steps} onJump={onJump} onDownload={download} />
      ) : null}
    </form>
  );
}

const nameOf = (finding: Finding): string =>
  finding.kind === 'breach' ? finding.rule : finding.kind === 'failure' ? finding.message : finding.action;

/** A problem that somebody named becomes the test's only expectation. */
const expectationOf = (finding: Finding) =>
  finding.kind === 'unexpected' ? { path: finding.path, value: finding.expected } : undefined;
