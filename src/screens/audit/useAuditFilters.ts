import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  auditActionName,
  auditSubjectName,
} from '../../../contract/texts/auditActions';
import { AUDIT_FIELDS, auditFieldName } from '../../../contract/texts/auditFields';
import type { Language } from '../../../contract/texts/sentence';
import type { Choice, Filter } from '../../components/list/listTypes';
import { useLanguage } from '../../i18n/useFormat';

/** Codes by what they are called, in the order of the names. */
function named(
  codes: readonly string[],
  language: Language,
  nameOf: (language: Language, code: string) => string,
): readonly Choice[] {
  const order = new Intl.Collator(language);
  return codes
    .map((value) => ({ value, label: nameOf(language, value) }))
    .sort((one, other) => order.compare(one.label, other.label));
}

/** What the trail can be narrowed by; the keys are the server's. */
export function useAuditFilters(): readonly Filter[] {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  return useMemo(
    (): readonly Filter[] => [
      {
        key: 'action',
        label: t('filters.action'),
        kind: 'one-of',
        choices: named(AUDIT_ACTIONS, language, auditActionName),
      },
      { key: 'actor', label: t('filters.actorName'), kind: 'text' },
      { key: 'company', label: t('filters.companyName'), kind: 'text' },
      {
        key: 'subjectType',
        label: t('filters.subjectType'),
        kind: 'one-of',
        choices: named(AUDIT_SUBJECTS, language, auditSubjectName),
      },
      {
        key: 'field',
        label: t('filters.field'),
        kind: 'one-of',
        choices: named(AUDIT_FIELDS, language, auditFieldName),
      },
      {
        key: 'outcome',
        label: t('filters.outcome'),
        kind: 'one-of',
        choices: [
          { value: 'done', label: t('outcomes.done') },
          { value: 'refused', label: t('outcomes.refused') },
        ],
      },
      { key: 'from', label: t('filters.from'), kind: 'date' },
      { key: 'to', label: t('filters.to'), kind: 'date' },
      ...(['subjectId', 'actorId', 'companyId'] as const).map(
        (key) => ({ key, label: t(`filters.${key}`), kind: 'text', isLinkOnly: true }) as const,
      ),
    ],
    [t, language],
  );
}
