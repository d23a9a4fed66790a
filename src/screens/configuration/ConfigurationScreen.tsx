import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Nav, NavItem, NavLink } from 'reactstrap';
import { PageHeader } from '../../components/PageHeader';
import { WaitingChanges } from '../shared/WaitingChanges';
import { ChangeTable } from './ChangeTable';
import { EditView } from './edit/EditView';
import { HistoryView } from './history/HistoryView';
import { ProgramView } from './ProgramView';
import { ScheduledChange } from './ScheduledChange';
import { TextsView } from './texts/TextsView';
import './configuration.scss';

const VIEWS = ['program', 'edit', 'texts', 'history'] as const;
const PARTS: Readonly<Record<(typeof VIEWS)[number], ComponentType>> = {
  program: ProgramView,
  edit: EditView,
  texts: TextsView,
  history: HistoryView,
};

/** The board's program: as it is in force, to be changed, and who changed it. */
export function ConfigurationScreen() {
  const { t } = useTranslation('configuration');
  const { t: titles } = useTranslation('screens');
  const [search] = useSearchParams();
  const view = VIEWS.find((each) => each === search.get('view')) ?? 'program';
  const Part = PARTS[view];
  return (
    <>
      <PageHeader title={titles('adminconfiguration.title')} lead={t('lead')} />
      <nav aria-label={t('views.label')}>
        <Nav tabs className="screen-tabs">
          {VIEWS.map((each) => (
            <NavItem key={each}>
              <NavLink
                tag={Link}
                active={view === each}
                aria-current={view === each ? 'page' : undefined}
                to={each === 'program' ? '/admin/configuration' : `/admin/configuration?view=${each}`}
              >
                {t(`views.${each}`)}
              </NavLink>
            </NavItem>
          ))}
        </Nav>
      </nav>
      <WaitingChanges
        kinds={['configuration']}
        details={({ changes }) => <ChangeTable changes={changes} />}
      />
      <ScheduledChange />
      <Part />
    </>
  );
}
