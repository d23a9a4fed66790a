import { memo, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoggedConsole } from '../../actionLog/actionLog';
import type { Findings } from '../../actionLog/replay';
import { ComparePanel, type SecondLog } from '../compare/ComparePanel';
import { TestPanel } from '../findings/TestPanel';
import type { Mark } from '../log/marks';
import type { OpenedLog } from '../log/openedLog';
import type { StepSnapshot } from '../log/snapshot';
import type { StepNotes } from '../notes/useNotes';
import { CachePanel } from './CachePanel';
import { ChangesPanel } from './ChangesPanel';
import { ConsolePanel } from './ConsolePanel';
import { StepPanel } from './StepPanel';
import { ValueTree } from './ValueTree';

const TABS = ['step', 'changes', 'state', 'cache', 'console', 'test'] as const;
const TABS_OF_TWO = [...TABS, 'compare'] as const;
type Tab = (typeof TABS_OF_TWO)[number];

interface InspectorProps {
  readonly opened: OpenedLog;
  /** What it is compared with, at the step beside. */
  readonly second: SecondLog | undefined;
  readonly findings: Findings;
  readonly snapshot: StepSnapshot;
  readonly marks: readonly Mark[];
  readonly notes: StepNotes | undefined;
  readonly console: readonly LoggedConsole[];
  readonly onJump: (step: number) => void;
}

/** What a step holds, from six sides; the side looked at stays while the steps go by. */
export const Inspector = memo(function Inspector({
  opened,
  second,
  findings,
  snapshot,
  marks,
  notes,
  console,
  onJump,
}: InspectorProps) {
  const { t } = useTranslation('replay');
  const id = useId();
  const [chosen, setTab] = useState<Tab>('step');
  const tabs: readonly Tab[] = second === undefined ? TABS : TABS_OF_TWO;
  const tab = tabs.includes(chosen) ? chosen : 'step';

  function move(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] ?? tab;
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }

  return (
    <section className="replay-inspector surface" aria-label={t('inspect.label')}>
      <div className="nav nav-tabs" role="tablist" aria-label={t('inspect.label')}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            className={each === tab ? 'nav-link active' : 'nav-link'}
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            onKeyDown={move}
            onClick={() => {
              setTab(each);
            }}
          >
            {t(`inspect.${each}`)}
            {each === 'console' && console.length > 0 ? ` (${console.length})` : null}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="replay-panel"
        aria-labelledby={`${id}-${tab}`}
      >
        {tab === 'step' ? (
          <StepPanel key={snapshot.step} snapshot={snapshot} marks={marks} notes={notes} onJump={onJump} />
        ) : null}
        {tab === 'changes' ? <ChangesPanel snapshot={snapshot} labelId={`${id}-${tab}`} /> : null}
        {tab === 'state' ? (
          <ValueTree label={t('inspect.state')} value={snapshot.state} before={snapshot.before} />
        ) : null}
        {tab === 'console' ? <ConsolePanel lines={console} step={snapshot.step} onJump={onJump} /> : null}
        {tab === 'cache' ? <CachePanel snapshot={snapshot} labelId={`${id}-${tab}`} /> : null}
        {tab === 'compare' && second !== undefined ? (
          <ComparePanel
            first={{ fileName: second.isSameLog === true ? t('builds.ours') : opened.fileName, snapshot }}
            second={second}
            labelId={`${id}-${tab}`}
          />
        ) : null}
        <TestPanel
          isShown={tab === 'test'}
          opened={opened}
          findings={findings}
          snapshot={snapshot}
          onJump={onJump}
        />
      </div>
    </section>
  );
});
