import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../contract/endpoint';
import type { listUsers } from '../../../contract/endpoints/users/list';
import type { UserState } from '../../../contract/entities/company';
import { useFormat } from '../../i18n/useFormat';
import type { Column } from '../list/listTypes';
import { StatusBadge, type StatusTone } from '../record/StatusBadge';

export type UserRow = DataOf<typeof listUsers>['rows'][number];

export const USER_TONES = {
  active: 'good',
  inactive: 'neutral',
  locked: 'bad',
  temporary: 'waiting',
} as const satisfies Record<UserState, StatusTone>;

/** What stands in the way of a person's signing in, if anything; the strongest of it. */
export function userState({
  isActive,
  isLocked,
  hasTemporaryPassword,
}: Pick<UserRow, 'isActive' | 'isLocked' | 'hasTemporaryPassword'>): UserState {
  if (!isActive) return 'inactive';
  if (isLocked) return 'locked';
  return hasTemporaryPassword ? 'temporary' : 'active';
}

/** Columns of a list of people; with the company's where several companies are listed. */
export function useUserColumns(withCompany: boolean): readonly Column<UserRow>[] {
  const { t } = useTranslation('users');
  const format = useFormat();
  return useMemo((): readonly Column<UserRow>[] => {
    const company: Column<UserRow> = {
      key: 'companyName',
      title: t('company'),
      cell: ({ companyName }) => companyName,
      width: 10,
      grow: 2,
      card: 'plain',
      sort: 'ascending',
    };
    return [
      {
        key: 'name',
        title: t('name'),
        cell: ({ name }) => name,
        width: 9,
        grow: 1,
        isName: true,
        sort: 'ascending',
      },
      {
        key: 'email',
        title: t('email'),
        cell: ({ email }) => email,
        width: 13.5,
        grow: 2,
        sort: 'ascending',
      },
      ...(withCompany ? [company] : []),
      {
        key: 'roles',
        title: t('roles'),
        cell: ({ roles }) => roles.map((role) => t(`roleNames.${role}`)).join(', '),
        width: 8,
        grow: 1,
        card: 'plain',
      },
      {
        key: 'state',
        title: t('state'),
        width: 8,
        card: 'plain',
        cell: (row) => {
          const state = userState(row);
          return <StatusBadge tone={USER_TONES[state]} label={t(`states.${state}`)} />;
        },
      },
      {
        key: 'lastSignInAt',
        title: t('lastSignIn'),
        cell: ({ lastSignInAt }) => (lastSignInAt === null ? t('never') : format.instant(lastSignInAt)),
        width: 12,
        sort: 'descending',
      },
    ];
  }, [t, format, withCompany]);
}
