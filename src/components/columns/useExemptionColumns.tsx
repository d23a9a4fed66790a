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
export const RARE_EXEMPTION_COLUMNS: readonly string[] = ['fiscalYear', 'submittedAt', 'validFrom', 'heldBy'];

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
      width: 9.5,
      grow: 3,
      card: 'plain',
      sort: 'ascending',
    };
    return [
      {
        key: 'number',
        title: t('number'),
        cell: ({ number }) => number,
        width: 7.25,
        isName: true,
        sort: 'ascending',
      },
      ...(withCompany ? [company] : []),
      {
        key: 'kind',
        title: t('kind'),
        cell: ({ kind }) => t(`kinds.${kind}`),
        width: 7.5,
        grow: 1,
        card: 'plain',
        sort: 'ascending',
      },
      {
        key: 'fiscalYear',
        title: t('fiscalYear'),
        cell: ({ fiscalYear }) => fiscalYear,
        width: 6.5,
        sort: 'descending',
      },
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
        width: 9.75,
        grow: 0.5,
        card: 'plain',
        sort: 'ascending',
      },
      { key: 'heldBy', title: t('heldBy'), cell: ({ heldBy }) => words.heldBy(heldBy), width: 9, grow: 1 },
      {
        key: 'submittedAt',
        title: t('submittedAt'),
        cell: ({ submittedAt }) => (submittedAt === null ? '–' : format.dayOf(submittedAt)),
        width: 6.5,
      },
      {
        key: 'decisionDue',
        title: t('decisionDue'),
        cell: (row) => <DecisionClock exemption={row} />,
        width: 13.25,
        card: 'plain',
        sort: 'ascending',
      },
      {
        key: 'certificateNumber',
        title: t('certificate'),
        width: 7.25,
        cell: ({ certificateNumber }) => certificateNumber ?? '–',
        isCode: true,
      },
      { key: 'validFrom', title: t('validFrom'), cell: (row) => dateOr(row.validFrom), width: 6.5 },
      {
        key: 'validTo',
        title: t('validTo'),
        cell: (row) => dateOr(row.validTo),
        width: 6.5,
        sort: 'ascending',
      },
    ];
  }, [t, words, format, withCompany]);
}
