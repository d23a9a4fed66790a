import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { onlyRefusal } from '../../shared/onlyRefusal';
import type { ReportRecord } from '../create/useSubmitReport';
import type { ActionShown, ShownAction } from './shownActions';

interface ReportActionsProps {
  readonly report: Pick<ReportRecord, 'id' | 'isCurrent' | 'fiscalYear' | 'index' | 'actions'>;
  readonly actions: readonly ActionShown[];
  readonly isBusy: boolean;
  readonly onAsk: (action: Exclude<ShownAction, 'amend' | 'correct'>) => void;
}

const LOOKS: Readonly<Record<ShownAction, { readonly color: string; readonly outline?: boolean }>> = {
  accept: { color: 'primary' },
  'take-up': { color: 'secondary', outline: true },
  return: { color: 'secondary', outline: true },
  correct: { color: 'primary' },
  amend: { color: 'secondary', outline: true },
  'write-off': { color: 'danger', outline: true },
  void: { color: 'danger', outline: true },
};

/** What this reader may do now; what they may not stays in sight, with why and who could. */
export function ReportActions({ report, actions, isBusy, onAsk }: ReportActionsProps) {
  const { t } = useTranslation('reportRecord');
  const mayPay = report.actions.includes('pay');
  if (actions.length === 0 && !mayPay) return <p className="mb-0">{t('action.none')}</p>;
  const whyNot = ({ refusal }: ActionShown): string | null =>
    refusal === null || refusal.kind === 'policy'
      ? (refusal?.sentence ?? null)
      : t(`action.notNow.${refusal.why}`);
  const refused = mayPay ? null : onlyRefusal(actions.map(whyNot));
  if (refused !== null) return <p className="refusal mb-0">{refused}</p>;
  return (
    <ul className="action-list">
      {mayPay ? (
        <li>
          <Button tag={Link} color="primary" to={`/ledger?pay=${report.id}`}>
            {t('action.pay')}
          </Button>
        </li>
      ) : null}
      {actions.map((shown) => {
        const { action } = shown;
        const name = t(`action.${action}`);
        const why = whyNot(shown);
        if (why !== null)
          return (
            <li key={action}>
              <Button {...LOOKS[action]} aria-disabled aria-describedby={`why-not-${action}`}>
                {name}
              </Button>
              <span className="refusal" id={`why-not-${action}`}>
                {why}
              </span>
            </li>
          );
        return (
          <li key={action}>
            {action === 'amend' || action === 'correct' ? (
              <Button {...LOOKS[action]} tag={Link} to={wayTo(report, action)}>
                {name}
              </Button>
            ) : (
              <Button
                {...LOOKS[action]}
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) onAsk(action);
                }}
              >
                {name}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A returned report is written again as its period's; an amendment, new or returned, as what it is. */
const wayTo = (
  { id, isCurrent, fiscalYear, index }: ReportActionsProps['report'],
  action: 'amend' | 'correct',
): string =>
  action === 'correct' && isCurrent
    ? `/assessments/create?year=${fiscalYear}&index=${index}`
    : `/assessments/create?amend=${id}`;
