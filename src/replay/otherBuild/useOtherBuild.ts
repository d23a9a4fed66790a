import { useEffect, useMemo, useRef, useState } from 'react';
import type { Parting } from '../../actionLog/findings/partings';
import { basePath } from '../../routing/basePath';
import type { OpenedLog } from '../log/openedLog';
import { snapshotOf, type StepSnapshot } from '../log/snapshot';
import { trustedParts } from '../stage/trustedParts';
import { findBuild, type FoundBuild } from './buildFile';
import type { Asked, WorkerAnswer } from './messages';
import { createStateQuestions } from './stateQuestions';

export type BuildProblem =
  Exclude<FoundBuild, { kind: 'found' }> | { readonly kind: 'broken'; readonly message: string };

export type BuildComparing =
  | { readonly kind: 'comparing'; readonly percent: number }
  | { readonly kind: 'compared'; readonly partings: readonly Parting[] }
  | { readonly kind: 'failed'; readonly problem: BuildProblem };

interface OtherBuild {
  readonly comparing: BuildComparing;
  /** The log on the other build, at the step last answered; while steps go by, this is an earlier one than the step shown. */
  readonly snapshot: StepSnapshot | undefined;
}

const BEGINNING: BuildComparing = { kind: 'comparing', percent: 0 };

/**
 * Replays the log on the build at an address, in a worker that loads the reducers of both and nothing else.
 * @param address undefined where there is no other build
 */
export function useOtherBuild(opened: OpenedLog, address: string | undefined, step: number): OtherBuild {
  const questions = useRef<ReturnType<typeof createStateQuestions>>(undefined);
  const [comparing, setComparing] = useState(BEGINNING);
  const [states, setStates] = useState<Extract<WorkerAnswer, { kind: 'state' }>>();
  const { log } = opened;

  useEffect(() => {
    if (address === undefined) return undefined;
    let isOver = false;
    let worker: Worker | undefined;
    const fail = (problem: BuildProblem): void => {
      if (!isOver) setComparing({ kind: 'failed', problem });
    };
    const handle = (answer: WorkerAnswer): void => {
      if (isOver) return;
      if (answer.kind === 'progress')
        setComparing({ kind: 'comparing', percent: Math.floor(answer.done * 100) });
      if (answer.kind === 'compared') setComparing({ kind: 'compared', partings: answer.partings });
      if (answer.kind === 'failed') fail({ kind: 'broken', message: answer.message });
      if (answer.kind !== 'state') return;
      setStates(answer);
      questions.current?.takeAnswer(answer.step);
    };
    async function start(other: string): Promise<void> {
      const [own, theirs] = await Promise.all([
        findBuild(new URL(basePath(), location.href).href, location.href),
        findBuild(other, location.href),
      ]);
      if (isOver) return;
      const missing = [theirs, own].find((build) => build.kind !== 'found');
      if (own.kind === 'found' && theirs.kind === 'found') {
        const { start: state, steps, header } = log;
        const parts = { start: state, steps, header };
        worker = startWorker(own.files.worker, handle);
        questions.current = createStateQuestions(worker);
        ask(worker, {
          kind: 'compare',
          ours: own.files.reducer,
          theirs: theirs.files.reducer,
          log: parts,
        });
      } else if (missing !== undefined) fail(missing);
    }
    void start(address);
    return () => {
      isOver = true;
      worker?.terminate();
      questions.current = undefined;
      setComparing(BEGINNING);
      setStates(undefined);
    };
  }, [log, address]);

  const isCompared = comparing.kind === 'compared';
  useEffect(() => {
    if (isCompared) questions.current?.show(step);
  }, [isCompared, step]);

  const snapshot = useMemo(
    () => (states === undefined ? undefined : snapshotOf(opened, states.step, states)),
    [opened, states],
  );
  return { comparing, snapshot };
}

function startWorker(address: string, handle: (answer: WorkerAnswer) => void): Worker {
  const worker = new Worker(trustedParts().worker(address));
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    handle(data);
  });
  worker.addEventListener('error', ({ message }) => {
    handle({ kind: 'failed', message });
  });
  return worker;
}

const ask = (worker: Worker, asked: Asked): void => {
  worker.postMessage(asked);
};
