import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../contract/endpoint';
import type { listUsers } from '../../../contract/endpoints/users/list';
import type { UserState } from '../../../contract/entities/company';
import { permissionsText } from '../../../contract/texts/permissions';
import { userState } from '../../../domain/userState';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import type { Column } from '../list/listTypes';
import { StatusBadge, type StatusTone } from '../record/StatusBadge';

export type UserRow = DataOf<typeof listUsers>['rows'][number];

export const USER_TONES = {
  active: 'good',
  inactive: 'neutral',
  locked: 'bad',
  temporary: 'waiting',
} as const satisfies Record<UserState, StatusTone>;

/** Columns of a list of people: of all with company and roles, of one company's with what each may do. */
export function useUserColumns(withCompany: boolean): readonly Column<UserRow>[] {
  const { t } = useTranslation('users');
  const format = useFormat();
  const language = useLanguage();
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
    const roles: Column<UserRow> = {
      key: 'roles',
      title: t('roles'),
      cell: ({ roles: held }) => held.map((role) => t(`roleNames.${role}`)).join(', '),
      width: 8,
      grow: 1,
      card: 'plain',
    };
    const permissions: Column<UserRow> = {
      key: 'permissions',
      title: t('permissions'),
      cell: ({ permissions: held }) => permissionsText(language, held),
      width: 18,
      grow: 1,
      card: 'plain',
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
      ...(withCompany ? [roles] : [permissions]),
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
  }, [t, format, language, withCompany]);
}
