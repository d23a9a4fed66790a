import check from 'bootstrap-icons/icons/check2.svg';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Dropdown, DropdownItem, DropdownMenu, DropdownToggle } from 'reactstrap';
import { signOut } from '../../api/identity/signOut';
import { useApiDispatch } from '../../api/base/useDispatch';
import { Icon } from '../../components/Icon';
import { LazyPart } from './LazyPart';
import { LANGUAGES } from '../../i18n/language';
import { signInTexts } from '../../i18n/signInTexts';
import { guard } from '../../routing/guard';
import { pathOf, ROUTES } from '../../routing/routes';
import { languageChosen, selectLanguage, selectTheme, themeChosen } from '../../state/preferences';
import { selectPerson, selectRoles } from '../../state/session';
import { loadReportProblem } from './loadReportProblem';

interface AccountMenuProps {
  readonly label: string;
  readonly children: ReactNode;
}

const THEMES = ['system', 'light', 'dark'] as const;
const LANGUAGE_NAMES = { en: signInTexts.fr.otherLanguage, fr: signInTexts.en.otherLanguage };

/** The person's menu: own account, theme, language, sign out. It opens at once, for it was loaded by the press that wanted it. */
export function AccountMenu({ label, children }: AccountMenuProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const dispatchCall = useApiDispatch();
  const navigate = useNavigate();
  const theme = useSelector(selectTheme);
  const language = useSelector(selectLanguage);
  const roles = useSelector(selectRoles);
  const { email } = useSelector(selectPerson);
  const { t: problem } = useTranslation('problem');
  const [isOpen, setOpen] = useState(true);
  const [isReporting, setReporting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed has given way to this one.
  useEffect(() => {
    button.current?.focus();
  }, []);
  const account = ROUTES.filter(({ name }) => name === 'myaccount' || name === 'adminmyaccount').find(
    ({ roles: allowed }) =>
      guard(allowed, { isSignedIn: true, roles, isTemporary: false }, '').kind === 'proceed',
  );
  const endReport = (): void => {
    setReporting(false);
  };
  return (
    <>
      <Dropdown
        isOpen={isOpen}
        toggle={() => {
          setOpen(!isOpen);
        }}
      >
        <DropdownToggle
          innerRef={button}
          tag="button"
          type="button"
          className="account-button"
          aria-label={label}
        >
          {children}
        </DropdownToggle>
        <DropdownMenu end>
          <MenuHeading>{email}</MenuHeading>
          {account === undefined ? (
            <DropdownItem onClick={() => void navigate(pathOf('resetpassword'))}>
              {t('account.changePassword')}
            </DropdownItem>
          ) : (
            <DropdownItem onClick={() => void navigate(account.path)}>{t('account.myAccount')}</DropdownItem>
          )}
          <DropdownItem onClick={() => void navigate(pathOf('access'))}>{t('account.access')}</DropdownItem>
          <hr className="dropdown-divider" />
          <MenuHeading>{t('account.theme')}</MenuHeading>
          {THEMES.map((choice) => (
            <DropdownItem key={choice} onClick={() => dispatch(themeChosen(choice))}>
              <span className="menu-mark">{theme === choice ? <Icon paths={check} /> : null}</span>
              {t(`account.${choice}`)}
              {theme === choice ? <span className="visually-hidden"> {t('account.chosen')}</span> : null}
            </DropdownItem>
          ))}
          <hr className="dropdown-divider" />
          <MenuHeading>{t('account.language')}</MenuHeading>
          {LANGUAGES.map((choice) => (
            <DropdownItem key={choice} lang={choice} onClick={() => dispatch(languageChosen(choice))}>
              <span className="menu-mark">{language === choice ? <Icon paths={check} /> : null}</span>
              {LANGUAGE_NAMES[choice]}
              {language === choice ? <span className="visually-hidden"> {t('account.chosen')}</span> : null}
            </DropdownItem>
          ))}
          <hr className="dropdown-divider" />
          <DropdownItem
            onClick={() => {
              setReporting(true);
            }}
          >
            {problem('report')}
          </DropdownItem>
          <DropdownItem
            onClick={() => {
              dispatchCall(signOut());
            }}
          >
            {t('account.signOut')}
          </DropdownItem>
        </DropdownMenu>
      </Dropdown>
      {isReporting ? (
        <LazyPart load={loadReportProblem} onLost={endReport}>
          {(ReportProblem) => <ReportProblem onClose={endReport} />}
        </LazyPart>
      ) : null}
    </>
  );
}

/** Names a group of entries; no entry itself. */
function MenuHeading({ children }: { readonly children: ReactNode }) {
  return (
    <div role="none" className="dropdown-header">
      {children}
    </div>
  );
}
