import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExemptionSummary } from '../../../contract/entities/summaries';
import { useFormat } from '../../i18n/useFormat';
import type { Column } from '../list/listTypes';
import { StatusBadge } from '../record/StatusBadge';
import { DecisionClock } from './DecisionClock';
import { exemptionTone } from './exemptionTone';
import { type ExemptionReader, useExemptionWords } from './useExemptionWords';

/** Stand out of sight until asked for, where companies are listed as well. */
export const RARE_EXEMPTION_COLUMNS: readonly string[] = ['submittedAt', 'validFrom', 'heldBy'];

/** Columns of a list of exemptions; with the company's where several companies are listed. */
export function useExemptionColumns(
  reader: ExemptionReader,
  withCompany: boolean,
): readonly Column<ExemptionSummary>[] {
  const { t } = useTranslation('exemptions');
  const words = useExemptionWords(reader);
  const format = useFormat();
  return useMemo((): readonly Column<ExemptionSummary>[] => {
    const dateOr = (date: string | null): string => (date === null ? '–' : format.date(date));
    const company: Column<ExemptionSummary> = {
      key: 'companyName',
      title: t('company'),
      cell: ({ companyName }) => companyName,
      sort: 'ascending',
    };
    return [
      { key: 'number', title: t('number'), cell: ({ number }) => number, isName: true, sort: 'ascending' },
      ...(withCompany ? [company] : []),
      { key: 'kind', title: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`), sort: 'ascending' },
      { key: 'fiscalYear', title: t('fiscalYear'), cell: ({ fiscalYear }) => fiscalYear, sort: 'descending' },
      {
        key: 'status',
        title: t('status'),
        cell: ({ status, thresholdPassedOn }) => (
          <>
            <StatusBadge tone={exemptionTone(status)} label={words.status(status)} />
            {thresholdPassedOn === null ? null : (
              <>
                {' '}
                <StatusBadge tone="bad" label={t('thresholdPassed')} />
              </>
            )}
          </>
        ),
        sort: 'ascending',
      },
      { key: 'heldBy', title: t('heldBy'), cell: ({ heldBy }) => words.heldBy(heldBy) },
      {
        key: 'submittedAt',
        title: t('submittedAt'),
        isWhole: true,
        cell: ({ submittedAt }) => (submittedAt === null ? '–' : format.instant(submittedAt)),
      },
      {
        key: 'decisionDue',
        title: t('decisionDue'),
        isWhole: true,
        cell: (row) => <DecisionClock exemption={row} />,
        sort: 'ascending',
      },
      {
        key: 'certificateNumber',
        title: t('certificate'),
        isWhole: true,
        cell: ({ certificateNumber }) => <span className="figure">{certificateNumber ?? '–'}</span>,
      },
      { key: 'validFrom', title: t('validFrom'), isWhole: true, cell: (row) => dateOr(row.validFrom) },
      {
        key: 'validTo',
        title: t('validTo'),
        isWhole: true,
        cell: (row) => dateOr(row.validTo),
        sort: 'ascending',
      },
    ];
  }, [t, words, format, withCompany]);
}
