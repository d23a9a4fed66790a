import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { ScrollBox } from '../../components/ScrollBox';
import type { StepSnapshot } from '../log/snapshot';
import { useFormat } from '../../i18n/useFormat';
import { cacheEntries } from './cacheEntries';
import { changeText } from './changeText';
import { summaryOf } from './treeRows';
import { ValueTree } from './ValueTree';

interface CachePanelProps {
  readonly snapshot: StepSnapshot;
  readonly labelId: string;
}

/** What the query cache holds at this step: which call, with what, how old, and the answer to open. */
export function CachePanel({ snapshot: { state, at }, labelId }: CachePanelProps) {
  const { t } = useTranslation('replay');
  const format = useFormat();
  const [chosen, setChosen] = useState<string>();
  const entries = useMemo(() => cacheEntries(state, at), [state, at]);
  if (entries.length === 0) return <p>{t('inspect.noCache')}</p>;
  const shown = entries.find(({ key }) => key === chosen);
  return (
    <>
      <ScrollBox labelledBy={labelId}>
        <table className="table table-sm replay-table">
          <thead>
            <tr>
              <th scope="col">{t('inspect.endpoint')}</th>
              <th scope="col">{t('inspect.args')}</th>
              <th scope="col">{t('inspect.status')}</th>
              <th scope="col">{t('inspect.age')}</th>
              <th scope="col">{t('inspect.data')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ key, endpoint, args, status, age, data, error }) => (
              <tr key={key} className={key === chosen ? 'is-chosen' : undefined}>
                <th scope="row">{endpoint}</th>
                <td>{args === undefined ? null : <code>{changeText(args)}</code>}</td>
                <td className={error === undefined ? undefined : 'replay-differs'}>{status}</td>
                <td>
                  {age === undefined
                    ? null
                    : t('inspect.ageSeconds', { seconds: format.count(Math.round(age / 100) / 10) })}
                </td>
                <td>
                  {data === undefined && error === undefined ? (
                    t('inspect.empty')
                  ) : (
                    <Button
                      color="link"
                      size="sm"
                      aria-label={t('inspect.showData', { endpoint })}
                      aria-pressed={key === chosen}
                      onClick={() => {
                        setChosen(key === chosen ? undefined : key);
                      }}
                    >
                      {summaryOf(data ?? error)}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {shown === undefined ? null : (
        <ValueTree
          key={shown.key}
          label={t('inspect.dataOf', { endpoint: shown.endpoint })}
          value={shown.data ?? shown.error}
        />
      )}
    </>
  );
}
