import { useTranslation } from 'react-i18next';
import { PROBLEM_STATES } from '../../../domain/problemReport';
import { SelectField } from '../../components/form/SelectField';
import { shortBuild } from './shortBuild';
import type { ProblemFilter } from './useProblemFilter';

interface ProblemFilterBarProps {
  readonly filter: ProblemFilter;
  readonly onChange: (part: keyof ProblemFilter, value: string) => void;
  /** Builds of the problems in the list. */
  readonly builds: readonly string[];
}

/** Narrows the list of problems by state, owner, and build. */
export function ProblemFilterBar({ filter, onChange, builds }: ProblemFilterBarProps) {
  const { t } = useTranslation('problems');
  const known =
    filter.build === undefined || builds.includes(filter.build) ? builds : [filter.build, ...builds];
  return (
    <div className="problem-filters">
      <SelectField
        id="problem-state"
        label={t('inbox.state')}
        empty={t('inbox.all')}
        options={PROBLEM_STATES.map((value) => ({ value, text: t(`inbox.states.${value}`) }))}
        value={filter.state ?? ''}
        onChange={(event) => {
          onChange('state', event.target.value);
        }}
      />
      <SelectField
        id="problem-owner"
        label={t('inbox.owner')}
        empty={t('inbox.all')}
        options={[
          { value: 'me', text: t('inbox.mine') },
          { value: 'none', text: t('inbox.unassigned') },
        ]}
        value={filter.owner ?? ''}
        onChange={(event) => {
          onChange('owner', event.target.value);
        }}
      />
      <SelectField
        id="problem-build"
        label={t('inbox.build')}
        empty={t('inbox.all')}
        options={known.map((value) => ({ value, text: shortBuild(value) }))}
        value={filter.build ?? ''}
        onChange={(event) => {
          onChange('build', event.target.value);
        }}
      />
    </div>
  );
}
