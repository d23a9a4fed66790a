import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFeedback, FormText, Input, Label } from 'reactstrap';
import { differences } from '../../actionLog/difference';
import { placeText } from '../../actionLog/findings/expectation';
import { changeText } from '../inspector/changeText';
import type { StepSnapshot } from '../log/snapshot';
import { valueNow } from './askedProblem';

interface WrongValueProps {
  readonly snapshot: StepSnapshot;
  readonly place: string;
  readonly expected: string;
  /** What is wrong with the place. */
  readonly fault: 'place-missing' | 'place-unknown' | undefined;
  readonly onPlace: (text: string) => void;
  readonly onExpected: (text: string) => void;
}

const MOST_OFFERED = 50;

/** A place in the state, what it has at this step, and what it should have. */
export function WrongValue({
  snapshot: { before, state },
  place,
  expected,
  fault,
  onPlace,
  onExpected,
}: WrongValueProps) {
  const { t } = useTranslation('replay');
  const id = useId();
  const changed = useMemo(
    () => differences(before, state, MOST_OFFERED).map(({ path }) => placeText(path)),
    [before, state],
  );
  const now = place.trim() === '' ? undefined : valueNow(place, state);
  return (
    <div className="replay-wrong-value">
      <div>
        <Label for={`${id}-place`}>{t('test.place')}</Label>
        <Input
          id={`${id}-place`}
          bsSize="sm"
          list={`${id}-places`}
          autoComplete="off"
          spellCheck={false}
          value={place}
          invalid={fault !== undefined}
          aria-describedby={`${id}-place-help ${id}-place-why`}
          onChange={(event) => {
            onPlace(event.target.value);
          }}
        />
        <datalist id={`${id}-places`}>
          {changed.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <FormFeedback id={`${id}-place-why`}>
          {fault === undefined
            ? null
            : t(fault === 'place-missing' ? 'test.placeMissing' : 'test.placeUnknown')}
        </FormFeedback>
        <FormText id={`${id}-place-help`}>
          {now === undefined ? t('test.placeHelp') : t('test.now', { value: changeText(now) })}
        </FormText>
      </div>
      <div>
        <Label for={`${id}-expected`}>{t('test.expected')}</Label>
        <Input
          id={`${id}-expected`}
          bsSize="sm"
          autoComplete="off"
          spellCheck={false}
          value={expected}
          aria-describedby={`${id}-expected-help`}
          onChange={(event) => {
            onExpected(event.target.value);
          }}
        />
        <FormText id={`${id}-expected-help`}>{t('test.expectedHelp')}</FormText>
      </div>
    </div>
  );
}
