import { useTranslation } from 'react-i18next';
import type { SignInEvent } from '../../../../contract/entities/account';
import type { TimelineItem } from '../../../components/record/Timeline';
import { isAccountAction } from './accountActions';

/** A row of an account's history in words. An action this build has no words for is named as the record names it. */
export function useHistoryWords(): (event: SignInEvent, index: number) => TimelineItem {
  const { t } = useTranslation('users');
  return ({ at, action, outcome, address, by, reason }, index) => {
    const words = isAccountAction(action) ? t(`actions.${action}`) : action;
    const who = [by ?? t('record.nobody'), ...(address === null ? [] : [address])].join(' · ');
    return {
      id: `${at} ${String(index)}`,
      at,
      who,
      what: outcome === 'refused' ? t('record.refused', { what: words }) : words,
      why: reason,
    };
  };
}
