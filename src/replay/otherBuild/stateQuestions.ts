import type { Asked } from './messages';

/** Where questions go: a worker. */
interface Port {
  readonly postMessage: (asked: Asked) => void;
}

interface StateQuestions {
  /** The step that is shown from now on. */
  readonly show: (step: number) => void;
  readonly takeAnswer: (step: number) => void;
}

/** Asks for the states of the step shown, one question at a time: a step that went by meanwhile is never asked for. */
export function createStateQuestions(port: Port): StateQuestions {
  let shown: number | undefined;
  let isUnderWay = false;
  function ask(step: number): void {
    isUnderWay = true;
    port.postMessage({ kind: 'state', step });
  }
  return {
    show: (step) => {
      shown = step;
      if (!isUnderWay) ask(step);
    },
    takeAnswer: (step) => {
      isUnderWay = false;
      if (shown !== undefined && shown !== step) ask(shown);
    },
  };
}
