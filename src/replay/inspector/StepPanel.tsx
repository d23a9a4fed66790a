import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { clockTime } from '../log/clockTime';
import type { Mark } from '../log/marks';
import type { StepSnapshot } from '../log/snapshot';
import { StepNote } from '../notes/StepNote';
import type { StepNotes } from '../notes/useNotes';
import { referenceOf } from '../log/row';
import { Reference } from './Reference';
import { useMarkText } from '../list/useMarkText';
import { ValueTree } from './ValueTree';

interface StepPanelProps {
  readonly snapshot: StepSnapshot;
  readonly marks: readonly Mark[];
  readonly notes: StepNotes | undefined;
  readonly onJump: (step: number) => void;
}

const OPEN_AT_FIRST = ['["payload"]', '["meta"]', '["meta","arg"]'];

/** What happened at this step, and whether its state is the one recorded. */
export function StepPanel({ snapshot, marks, notes, onJump }: StepPanelProps) {
  const { t } = useTranslation('replay');
  const markText = useMarkText();
  const reference = snapshot.logged?.kind === 'action' ? referenceOf(snapshot.logged.action) : undefined;
  const { logged, causeStep, hash: ours, recordedHash: recorded, at } = snapshot;
  return (
    <>
      {marks.length === 0 ? null : (
        <ul className="replay-findings">
          {marks.map((mark) => (
            <li key={JSON.stringify(mark)} className={`is-${mark.kind}`}>
              {markText(mark)}
            </li>
          ))}
        </ul>
      )}
      {logged === undefined ? <p>{t('inspect.beginning')}</p> : null}
      {logged?.kind === 'restart' ? <p>{t('inspect.restart', { path: logged.path })}</p> : null}
      <dl className="key-facts">
        {logged?.kind === 'action' ? (
          <div>
            <dt>{t('inspect.type')}</dt>
            <dd>{logged.action.type}</dd>
          </div>
        ) : null}
        {at === undefined ? null : (
          <div>
            <dt>{t('inspect.time')}</dt>
            <dd>{`${clockTime(at)} UTC`}</dd>
          </div>
        )}
        {reference === undefined ? null : <Reference reference={reference} />}
        {causeStep === undefined ? null : (
          <div>
            <dt>{t('inspect.cause')}</dt>
            <dd>
              <Button
                color="link"
                size="sm"
                className="p-0"
                onClick={() => {
                  onJump(causeStep);
                }}
              >
                {t('inspect.causeStep', { step: causeStep })}
              </Button>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('inspect.hash')}</dt>
          <dd>
            <code data-hash="folded">{ours}</code>{' '}
            {recorded === undefined ? (
              t('inspect.hashUnknown')
            ) : recorded === ours ? (
              <span className="replay-same">{t('inspect.hashSame')}</span>
            ) : (
              <span className="replay-differs">{t('inspect.hashDiffers', { hash: recorded })}</span>
            )}
          </dd>
        </div>
      </dl>
      {notes === undefined ? null : <StepNote step={snapshot.step} notes={notes} />}
      {logged?.kind === 'action' ? (
        <ValueTree label={t('inspect.content')} value={logged.action} openAtFirst={OPEN_AT_FIRST} />
      ) : null}
    </>
  );
}
