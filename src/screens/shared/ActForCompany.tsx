import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Button } from 'reactstrap';
import { LIMITS } from '../../../contract/limits';
import { mayImpersonate } from '../../../domain/impersonationPermissions';
import { errorMessage } from '../../api/base/errorMessage';
import { useApiDispatch } from '../../api/base/useDispatch';
import { actAs } from '../../api/impersonation';
import { ReasonDialog } from '../../components/dialog/ReasonDialog';
import { useLanguage } from '../../i18n/useFormat';
import { useRefusal } from '../../i18n/useRefusal';
import { selectActor } from '../../state/actor';

interface ActForCompanyProps {
  readonly companyId: string;
  readonly name: string;
}

/** Begins to act for the company, with a reason that is kept in the record (decision 6). Refused, it says why. */
export function ActForCompany({ companyId, name }: ActForCompanyProps) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const navigate = useNavigate();
  const dispatch = useApiDispatch();
  const refusal = useRefusal(mayImpersonate(useSelector(selectActor)));
  const [isAsking, setAsking] = useState(false);

  async function begin(reason: string): Promise<string | null> {
    const failure = await dispatch(actAs(companyId, reason));
    if (failure !== null) return errorMessage(failure, language);
    void navigate('/home');
    return null;
  }

  if (refusal !== undefined) return <span className="refusal">{refusal}</span>;
  return (
    <>
      <Button
        color="primary"
        outline
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('acting.begin')}
      </Button>
      {isAsking ? (
        <ReasonDialog
          title={t('acting.title', { company: name })}
          purpose="acting"
          maxLength={LIMITS.reasonText}
          confirm={t('acting.submit')}
          onConfirm={(_, reason) => begin(reason)}
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>{t('acting.text')}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
