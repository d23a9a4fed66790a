import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Nav, NavItem, NavLink } from 'reactstrap';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { useFormat } from '../../../i18n/useFormat';
import { ROW_CHOICES, rowsOf, type RowChoice } from './rowStates';

interface RowChoicesProps {
  readonly batch: CustomsBatch;
  readonly chosen: RowChoice;
}

/** Which rows are shown, with how many there are of each. */
export function RowChoices({ batch, chosen }: RowChoicesProps) {
  const { t } = useTranslation('customs');
  const format = useFormat();
  const name = (choice: RowChoice): string => {
    switch (choice) {
      case 'all':
        return t('rows.all');
      case 'good,warning':
        return t('rows.states.good');
      case 'faulty':
      case 'duplicate':
      case 'warning':
        return t(`rows.states.${choice}`);
    }
  };
  return (
    <nav aria-label={t('rows.label')}>
      <Nav pills className="row-choices">
        {ROW_CHOICES.filter(
          (choice) => choice === chosen || choice === 'all' || rowsOf(choice, batch) > 0,
        ).map((choice) => (
          <NavItem key={choice}>
            <NavLink
              tag={Link}
              active={choice === chosen}
              aria-current={choice === chosen ? 'true' : undefined}
              to={`/admin/customs?id=${batch.id}&state=${choice}`}
              preventScrollReset
            >
              {name(choice)} ({format.count(rowsOf(choice, batch))})
            </NavLink>
          </NavItem>
        ))}
      </Nav>
    </nav>
  );
}
