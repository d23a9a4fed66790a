import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { ReportRecord } from '../create/useSubmitReport';
import type { DeedShown, ShownDeed } from './shownDeeds';

interface ReportDeedsProps {
  readonly report: Pick<ReportRecord, 'id' | 'isCurrent' | 'fiscalYear' | 'index' | 'deeds'>;
  readonly deeds: readonly DeedShown[];
  readonly isBusy: boolean;
  readonly onAsk: (deed: Exclude<ShownDeed, 'amend' | 'correct'>) => void;
}

const LOOKS: Readonly<Record<ShownDeed, { readonly color: string; readonly outline?: boolean }>> = {
  accept: { color: 'primary' },
  'take-up': { color: 'secondary', outline: true },
  return: { color: 'secondary', outline: true },
  correct: { color: 'primary' },
  amend: { color: 'secondary', outline: true },
  'write-off': { color: 'danger', outline: true },
  void: { color: 'danger', outline: true },
};

/** What this reader may do now; what they may not stays in sight, with why and who could. */
export function ReportDeeds({ report, deeds, isBusy, onAsk }: ReportDeedsProps) {
  const { t } = useTranslation('reportRecord');
  const mayPay = report.deeds.includes('pay');
  if (deeds.length === 0 && !mayPay) return <p className="mb-0">{t('deed.none')}</p>;
  return (
    <ul className="deed-list">
      {mayPay ? (
        <li>
          <Button tag={Link} color="primary" to={`/ledger?pay=${report.id}`}>
            {t('deed.pay')}
          </Button>
        </li>
      ) : null}
      {deeds.map(({ deed, refusal }) => {
        const name = t(`deed.${deed}`);
        if (refusal !== null)
          return (
            <li key={deed}>
              <Button {...LOOKS[deed]} aria-disabled aria-describedby={`why-not-${deed}`}>
                {name}
              </Button>
              <span className="refusal" id={`why-not-${deed}`}>
                {refusal.kind === 'policy' ? refusal.sentence : t(`deed.notNow.${refusal.why}`)}
              </span>
            </li>
          );
        return (
          <li key={deed}>
            {deed === 'amend' || deed === 'correct' ? (
              <Button {...LOOKS[deed]} tag={Link} to={wayTo(report, deed)}>
                {name}
              </Button>
            ) : (
              <Button
                {...LOOKS[deed]}
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) onAsk(deed);
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
  { id, isCurrent, fiscalYear, index }: ReportDeedsProps['report'],
  deed: 'amend' | 'correct',
): string =>
  deed === 'correct' && isCurrent
    ? `/assessments/create?year=${fiscalYear}&index=${index}`
    : `/assessments/create?amend=${id}`;
