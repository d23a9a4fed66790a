import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat';
import { usePeriodName } from '../../i18n/usePeriodName';
import type { HomeTask } from './homeTasks';

interface TaskWords {
  readonly text: string;
  /** How long it has waited; null where a deadline says it. */
  readonly note: string | null;
}

/** A task of the home page in words. */
export function useTaskWords(): (task: HomeTask) => TaskWords {
  const { t } = useTranslation('home');
  const format = useFormat();
  const periodName = usePeriodName();
  return (task) => {
    switch (task.kind) {
      case 'answer-claim':
        return {
          text: t('tasks.answer-claim', { number: task.number }),
          note: task.days === 0 ? t('tasks.waitingToday') : t('tasks.waiting', { count: task.days }),
        };
      case 'answer-exemption':
      case 'correct-report':
        return { text: t(`tasks.${task.kind}`, { number: task.number }), note: null };
      case 'pay':
        return { text: t('tasks.pay', { amount: format.money(task.amount) }), note: null };
      case 'file-report':
        return {
          text: t('tasks.file-report', { period: periodName(task.period), year: task.fiscalYear }),
          note: null,
        };
      case 'continue-exemption':
        return {
          text: t(task.preparer === undefined ? 'tasks.continue-exemption' : 'tasks.sign-exemption'),
          note: t('tasks.saved', { at: format.instant(task.savedAt) }),
        };
      case 'continue-claim':
        return {
          text:
            task.preparedBy === undefined
              ? t('tasks.continue-claim')
              : t('tasks.sign-claim', { name: task.preparedBy }),
          note: t('tasks.saved', { at: format.instant(task.savedAt) }),
        };
      case 'continue-report':
        return {
          text: t('tasks.continue-report', { period: periodName(task.period), year: task.fiscalYear }),
          note: t('tasks.saved', { at: format.instant(task.savedAt) }),
        };
    }
  };
}
