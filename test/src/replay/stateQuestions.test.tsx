import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createReplayTranslation } from '../../../src/i18n/translation';
import { ComparePanel } from '../../../src/replay/compare/ComparePanel';
import type { StepSnapshot } from '../../../src/replay/log/snapshot';
import type { Asked } from '../../../src/replay/otherBuild/messages';
import { createStateQuestions } from '../../../src/replay/otherBuild/stateQuestions';

function asking() {
  const sent: Asked[] = [];
  const questions = createStateQuestions({ postMessage: (asked) => sent.push(asked) });
  return { questions, steps: () => sent.map((asked) => (asked.kind === 'state' ? asked.step : undefined)) };
}

describe('the questions to another build', () => {
  it('are asked one at a time, and after an answer only the newest step is asked for', () => {
    const { questions, steps } = asking();
    for (const step of [1, 2, 3, 4]) questions.show(step);
    expect(steps()).toEqual([1]);
    questions.takeAnswer(1);
    expect(steps()).toEqual([1, 4]);
    questions.show(5);
    questions.takeAnswer(4);
    expect(steps()).toEqual([1, 4, 5]);
  });

  it('end with the answer for the step shown, and begin again with the next step', () => {
    const { questions, steps } = asking();
    questions.show(1);
    questions.takeAnswer(1);
    expect(steps()).toEqual([1]);
    questions.show(2);
    expect(steps()).toEqual([1, 2]);
  });
});

describe('a comparison with another build', () => {
  const at = (step: number, alerts: number): StepSnapshot => ({
    step,
    state: { alerts },
    logged: undefined,
    causeStep: undefined,
    before: undefined,
    hash: '',
    stageState: undefined,
    calls: { answer: () => undefined, isAwaited: () => false, taken: () => ({}) },
    recordedHash: undefined,
    at: undefined,
    path: '/',
    isRecorded: false,
  });

  it('says nothing while the other build still shows another step', async () => {
    const translation = await createReplayTranslation('en');
    const panel = (step: number) => (
      <I18nextProvider i18n={translation}>
        <ComparePanel
          first={{ fileName: 'This build', snapshot: at(3, 1) }}
          second={{ fileName: '/previous/', snapshot: at(step, 2), isSameLog: true }}
          labelId="label"
        />
      </I18nextProvider>
    );
    const { container, rerender } = render(panel(2));
    expect(container).toBeEmptyDOMElement();
    rerender(panel(3));
    expect(container).toHaveTextContent('/previous/, step 3');
  });
});
