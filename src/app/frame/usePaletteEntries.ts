import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useSearchRecordsQuery } from '../../api/search';
import { signOut } from '../../api/identity/signOut';
import { useApiDispatch } from '../../api/base/useDispatch';
import { otherLanguage } from '../../i18n/language';
import { useLanguage } from '../../i18n/useFormat';
import { pathOf } from '../../routing/routes';
import { selectActor } from '../../state/actor';
import { selectIsImpersonating } from '../../state/impersonation';
import { languageChosen, themeChosen } from '../../state/preferences';
import { selectRoles, selectSession } from '../../state/session';
import { paletteCommands } from './paletteCommands';
import { matching, reachableScreens, type PaletteEntry } from './paletteEntries';

/** What the palette offers for the text typed: records by number or name from the server, screens and actions from here. */
export function usePaletteEntries(typed: string): {
  readonly entries: readonly PaletteEntry[];
  readonly isSearching: boolean;
} {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const dispatchCall = useApiDispatch();
  const language = useLanguage();
  const roles = useSelector(selectRoles);
  const isImpersonating = useSelector(selectIsImpersonating);
  const actor = useSelector(selectActor);
  const canClaim = useSelector(selectSession)?.isRefundEligible === true;
  const text = useDeferredValue(typed.trim());
  const { currentData: found = [], isFetching } = useSearchRecordsQuery(
    text.length < 2 ? skipToken : { query: { q: text } },
  );

  const records = found.map(({ type, id, title, detail, path }): PaletteEntry => ({
    key: `${type} ${id}`,
    kind: 'records',
    title,
    detail,
    type: t(`search.types.${type}`),
    run: () => void navigate(path),
  }));
  const screens = reachableScreens(roles, isImpersonating, canClaim).map(
    ({ route, text: name }): PaletteEntry => ({
      key: route,
      kind: 'screens',
      title: t(`navigation.${name}`),
      also: name === 'configuration' ? t('search.also.configuration') : '',
      run: () => void navigate(pathOf(route)),
    }),
  );
  const action = (key: string, title: string, run: () => void, also = ''): PaletteEntry => ({
    key,
    kind: 'actions',
    title,
    run,
    also,
  });
  const actions = [
    ...paletteCommands(actor).map(({ name, path }) =>
      action(name, t(`search.commands.${name}`), () => void navigate(path), t(`search.also.${name}`)),
    ),
    action('light', t('search.themeLight'), () => dispatch(themeChosen('light'))),
    action('dark', t('search.themeDark'), () => dispatch(themeChosen('dark'))),
    action('system', t('search.themeSystem'), () => dispatch(themeChosen('system'))),
    action('language', t('search.language'), () => dispatch(languageChosen(otherLanguage(language)))),
    action(
      'sign-out',
      t('search.signOut'),
      () => {
        dispatchCall(signOut());
      },
      t('search.also.signOut'),
    ),
  ];
  return {
    entries: [...records, ...matching([...screens, ...actions], text)],
    isSearching: isFetching || text !== typed.trim(),
  };
}
