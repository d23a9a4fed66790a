import { useTranslation } from 'react-i18next';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { useFormat } from '../../../i18n/useFormat';
import { postingOf } from '../batchStage';

export interface PostingWords {
  /** What confirming does, in sentences. */
  readonly sentences: readonly string[];
  /** What to do about the rows that would stay behind, and where. */
  readonly todo: readonly string[];
  /** The confirming button, naming the number of lines. */
  readonly button: string;
}

/** What will be posted and what stays behind, in words. */
export function usePostingWords(batch: CustomsBatch): PostingWords {
  const { t } = useTranslation('customs');
  const format = useFormat();
  const { lines, amount, leftBehind, unmatched } = postingOf(batch);
  const { rowsFaulty, rowsDuplicate } = batch;
  const counted = (count: number) => ({ count, formatted: format.count(count) });
  return {
    sentences: [
      t('batch.confirmLines', { ...counted(lines), amount: format.money(amount) }),
      ...(unmatched === 0 ? [] : [t('batch.confirmUnmatched', counted(unmatched))]),
      ...(leftBehind === 0 ? [] : [t('batch.confirmLeft', counted(leftBehind))]),
    ],
    todo: [
      ...(rowsFaulty === 0 ? [] : [t('batch.todoFaulty', counted(rowsFaulty))]),
      ...(rowsDuplicate === 0 ? [] : [t('batch.todoDuplicate', counted(rowsDuplicate))]),
      ...(unmatched === 0 ? [] : [t('batch.confirmUnmatched', counted(unmatched))]),
    ],
    button: t('batch.confirmButton', counted(lines)),
  };
}
