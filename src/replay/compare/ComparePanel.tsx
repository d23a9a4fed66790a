import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { differences } from '../../actionLog/difference';
import { stateDifferences } from '../../actionLog/pairing/compareLogs';
import { ScrollBox } from '../../components/ScrollBox';
import { changeText } from '../inspector/changeText';
import type { StepSnapshot } from '../log/snapshot';

/** A second log, or the same log on another build, as the panels show it. */
export interface SecondLog {
  readonly fileName: string;
  readonly snapshot: StepSnapshot;
  /** It is the same log: everything that differs is told, also what every recording has of its own. */
  readonly isSameLog?: boolean;
}

const MOST = 200;

interface ComparePanelProps {
  readonly first: SecondLog;
  readonly second: SecondLog;
  readonly labelId: string;
}

/** Where the states of two logs differ at the steps shown, and the whole values of the place that was chosen. */
export function ComparePanel({ first, second, labelId }: ComparePanelProps) {
  const { t } = useTranslation('replay');
  const [chosen, setChosen] = useState<string>();
  // Another build answers later than the step is shown; other steps' states say nothing about it.
  const isLate = second.isSameLog === true && second.snapshot.step !== first.snapshot.step;
  const found = useMemo(
    () =>
      isLate
        ? []
        : second.isSameLog === true
          ? differences(first.snapshot.state, second.snapshot.state, MOST)
          : stateDifferences(first.snapshot.state, second.snapshot.state),
    [first.snapshot.state, second.snapshot.state, second.isSameLog, isLate],
  );
  if (isLate) return null;
  const steps = { first: first.snapshot.step, second: second.snapshot.step };
  if (found.length === 0)
    return <p>{second.isSameLog === true ? t('builds.none', steps) : t('compare.none', steps)}</p>;
  const shown = found.find(({ path }) => JSON.stringify(path) === chosen);
  const nameOf = ({ fileName, snapshot: { step } }: SecondLog): string =>
    t('compare.column', { name: fileName, step });
  return (
    <>
      <ScrollBox labelledBy={labelId}>
        <table className="table table-sm replay-table">
          <thead>
            <tr>
              <th scope="col">{t('inspect.place')}</th>
              <th scope="col">{nameOf(first)}</th>
              <th scope="col">{nameOf(second)}</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ path, before, after }) => {
              const key = JSON.stringify(path);
              const place = path.join(' › ');
              return (
                <tr key={key} className={key === chosen ? 'is-chosen' : undefined}>
                  <th scope="row">
                    <Button
                      color="link"
                      size="sm"
                      aria-label={t('compare.whole', { place })}
                      aria-pressed={key === chosen}
                      onClick={() => {
                        setChosen(key === chosen ? undefined : key);
                      }}
                    >
                      {place}
                    </Button>
                  </th>
                  <td>
                    <code>{changeText(before)}</code>
                  </td>
                  <td>
                    <code>{changeText(after)}</code>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
      {shown === undefined ? null : (
        <div className="replay-whole">
          <WholeValue name={nameOf(first)} value={shown.before} />
          <WholeValue name={nameOf(second)} value={shown.after} />
        </div>
      )}
    </>
  );
}

function WholeValue({ name, value }: { readonly name: string; readonly value: unknown }) {
  const { t } = useTranslation('replay');
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <pre>{value === undefined ? t('compare.absent') : JSON.stringify(value, null, 2)}</pre>
    </figure>
  );
}
