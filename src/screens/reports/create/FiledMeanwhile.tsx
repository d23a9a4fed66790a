import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Alert, Button } from 'reactstrap';
import { saveDraft } from '../../../api/drafts/draftStore';
import { useListReportsQuery } from '../../../api/reports/list';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { useFormat } from '../../../i18n/useFormat';
import { usePeriodName } from '../../../i18n/usePeriodName';
import type { StoredReport } from './foundReport';
import { isEmptyReport, type ReportForm } from './reportForm';
import { amendmentName, type PeriodFacts } from './reportSource';

interface FiledMeanwhileProps {
  readonly facts: Pick<PeriodFacts, 'fiscalYear' | 'period'>;
  /** What was typed for the same period; null where nothing was. */
  readonly form: ReportForm | null;
  readonly owner: string;
}

/** The period is reported already, perhaps by somebody else a moment ago: the report that stands, and what can be done with one's own lines. */
export function FiledMeanwhile({ facts, form, owner }: FiledMeanwhileProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  const periodName = usePeriodName();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const { data } = useListReportsQuery({
    query: { fiscalYear: facts.fiscalYear.toString(), pageSize: '100' },
  });
  const standing = data?.rows.find(({ period, isCurrent }) => period === facts.period && isCurrent);
  const period = `${periodName(facts.period)} ${facts.fiscalYear}`;
  return (
    <Alert color="warning" fade={false}>
      <p>
        {standing?.submittedAt == null
          ? t('filed.plain', { period })
          : t('filed.text', {
              period,
              number: standing.number,
              at: format.instant(standing.submittedAt),
              amount: format.money(standing.amountDue),
            })}
      </p>
      {standing === undefined ? null : (
        <div className="pill-row">
          <Button
            tag={Link}
            color="secondary"
            outline
            size="sm"
            to={`/assessments/details?id=${standing.id}`}
          >
            {t('filed.open', { number: standing.number })}
          </Button>
          {form === null || isEmptyReport(form) ? null : (
            <Button
              color="secondary"
              outline
              size="sm"
              onClick={() => {
                const stored: StoredReport = { form, basedOn: null };
                void dispatch(saveDraft(owner, amendmentName(standing.id), stored)).then(() =>
                  navigate(`/assessments/create?amend=${standing.id}`),
                );
              }}
            >
              {t('filed.amend')}
            </Button>
          )}
        </div>
      )}
    </Alert>
  );
}
