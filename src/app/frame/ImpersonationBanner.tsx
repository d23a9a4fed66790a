import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import { errorMessage } from '../../api/base/errorMessage';
import { isNothingToEnd, useEndImpersonationMutation } from '../../api/impersonation';
import { readApiFailure } from '../../api/base/readApiFailure';
import { useLanguage } from '../../i18n/useFormat';
import { escapeHtml } from '../../../contract/texts/sentence';
import { alertRaised } from '../../state/alerts';
import { selectCompanyName, selectPerson } from '../../state/session';

/** Says, for as long as it lasts, that an admin acts for a company, and ends it. It cannot be dismissed (decision 6). */
export function ImpersonationBanner() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const language = useLanguage();
  const company = useSelector(selectCompanyName);
  const { name } = useSelector(selectPerson);
  const [end, { isLoading }] = useEndImpersonationMutation();

  async function stop(): Promise<void> {
    const { error } = await end(undefined);
    const failure = readApiFailure(error);
    if (failure !== null && !isNothingToEnd(failure))
      dispatch(alertRaised(escapeHtml(errorMessage(failure, language)), 'danger'));
  }

  return (
    <section className="impersonation" aria-label={t('impersonation.label')}>
      <p>{t('impersonation.text', { admin: name, company })}</p>
      <Button color="light" size="sm" aria-disabled={isLoading} onClick={() => void stop()}>
        {t('impersonation.stop')}
      </Button>
    </section>
  );
}
