import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { differences } from '../../actionLog/difference';
import { ScrollBox } from '../../components/ScrollBox';
import type { StepSnapshot } from '../log/snapshot';
import { changeText } from './changeText';

interface ChangesPanelProps {
  readonly snapshot: StepSnapshot;
  readonly labelId: string;
}

const MOST = 200;

/** What the step changed in the state, place by place. */
export function ChangesPanel({ snapshot: { before, state }, labelId }: ChangesPanelProps) {
  const { t } = useTranslation('replay');
  const changes = useMemo(() => differences(before, state, MOST), [before, state]);
  if (changes.length === 0) return <p>{t('inspect.noChange')}</p>;
  return (
    <>
      {changes.length < MOST ? null : <p>{t('inspect.more', { count: MOST })}</p>}
      <ScrollBox labelledBy={labelId}>
        <table className="table table-sm replay-table">
          <thead>
            <tr>
              <th scope="col">{t('inspect.place')}</th>
              <th scope="col">{t('inspect.before')}</th>
              <th scope="col">{t('inspect.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ path, kind, before: old, after }) => (
              <tr key={JSON.stringify(path)}>
                <th scope="row">
                  {path.join(' › ')}{' '}
                  <span className={`replay-change is-${kind}`}>{t(`inspect.${kind}`)}</span>
                </th>
                <td>{kind === 'added' ? null : <code>{changeText(old)}</code>}</td>
                <td>{kind === 'removed' ? null : <code>{changeText(after)}</code>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
