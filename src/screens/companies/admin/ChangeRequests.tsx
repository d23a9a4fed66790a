import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { ChangeRequest } from '../../../../contract/entities/companyAdmin';
import { LIMITS } from '../../../../contract/limits';
import { mayManageCompanies } from '../../../../domain/companyPermissions';
import { useDecideChangeRequestMutation, useListChangeRequestsQuery } from '../../../api/companies/admin';
import { useSending } from '../../../api/base/useSending';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { DraftReasonDialog } from '../../shared/DraftReasonDialog';
import { useFormat } from '../../../i18n/useFormat';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { ChangeText } from './ChangeText';
import { WAITING_CHANGES } from './waitingChanges';

interface ChangeRequestsProps {
  /** Those of one company, or of all. */
  readonly companyId?: string;
}

interface Asked {
  readonly request: ChangeRequest;
  readonly isAccepted: boolean;
}

/** What companies ask the board to change about them and that waits for an answer. */
export function ChangeRequests({ companyId }: ChangeRequestsProps) {
  const { t } = useTranslation('company');
  const format = useFormat();
  const { deliver, sentenceOf } = useSending('change-decision');
  const refusal = useRefusal(mayManageCompanies(useSelector(selectActor)));
  const query = { ...WAITING_CHANGES, ...(companyId === undefined ? {} : { companyId }) };
  const { data } = useListChangeRequestsQuery({ query });
  const [decide] = useDecideChangeRequestMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  // An open question stays where the last request was decided by somebody else: the answer to it says by whom.
  if (data === undefined) return null;
  if (data.rows.length === 0 && asked === null)
    return companyId === undefined ? <p>{t('change.none')}</p> : null;
  const close = (): void => {
    setAsked(null);
  };
  const send = async ({ request, isAccepted }: Asked, answer: string): Promise<string | null> => {
    const body = { version: request.version, isAccepted, answer };
    return sentenceOf(
      await deliver([request.id, body], (idempotencyKey) =>
        decide({ params: { id: request.id }, body, idempotencyKey }),
      ),
    );
  };
  return (
    <section
      className={companyId === undefined ? 'surface mb-4' : 'surface'}
      aria-labelledby="change-requests"
    >
      <h2 id="change-requests">{t(companyId === undefined ? 'change.title' : 'change.titleOfOne')}</h2>
      <ul className="company-rows">
        {data.rows.map((request) => (
          <li key={request.id}>
            <span>
              {companyId === undefined ? (
                <>
                  <strong>{request.companyName}</strong>
                  <br />
                </>
              ) : null}
              <ChangeText request={request} />
              <br />
              <small>
                {request.askedBy.name} · {format.instant(request.askedAt)}
                {request.reason === '' ? '' : ` · ${request.reason}`}
              </small>
            </span>
            {refusal !== undefined ? null : (
              <span className="d-flex flex-wrap gap-2">
                {([true, false] as const).map((isAccepted) => (
                  <Button
                    key={isAccepted.toString()}
                    color={isAccepted ? 'primary' : 'danger'}
                    outline
                    size="sm"
                    onClick={() => {
                      setAsked({ request, isAccepted });
                    }}
                  >
                    {t(isAccepted ? 'change.accept' : 'change.refuse')}
                  </Button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {asked?.isAccepted === true ? (
        <ConfirmDialog
          title={t('change.acceptTitle')}
          confirm={t('change.accept')}
          onConfirm={() => send(asked, '')}
          onClose={close}
        >
          <p>
            <ChangeText request={asked.request} />
          </p>
        </ConfirmDialog>
      ) : null}
      {asked?.isAccepted === false ? (
        <DraftReasonDialog
          draftName={`company-change-${asked.request.id}`}
          title={t('change.refuseTitle')}
          purpose="decision"
          confirm={t('change.refuse')}
          color="danger"
          maxLength={LIMITS.reasonText}
          onConfirm={(_, text) => send(asked, text)}
          onClose={close}
        >
          <p>
            <ChangeText request={asked.request} />
          </p>
        </DraftReasonDialog>
      ) : null}
    </section>
  );
}
