import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { DataOf } from '../../../contract/endpoint';
import type { listRefundDrafts } from '../../../contract/endpoints/refunds/claims';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { useDiscardRefundDraftMutation, useListRefundDraftsQuery } from '../../api/refunds/claims';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { useDraftName } from './useDraftName';

type Draft = DataOf<typeof listRefundDrafts>[number];

interface ClaimDraftsProps {
  /** The draft that is open already. */
  readonly except?: string;
}

/** The person's unfinished claims, each to be continued or deleted. Nothing where there are none. */
export function ClaimDrafts({ except }: ClaimDraftsProps) {
  const { t } = useTranslation('claim');
  const language = useLanguage();
  const format = useFormat();
  const nameOf = useDraftName();
  const { data = [] } = useListRefundDraftsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [discard] = useDiscardRefundDraftMutation();
  const [asked, setAsked] = useState<Draft | null>(null);
  const drafts = data.filter(({ key }) => key !== except);
  const isColleagues = asked !== null && asked.preparedBy !== null;
  if (drafts.length === 0) return null;
  return (
    <section className="surface claim-drafts" aria-labelledby="claim-drafts">
      <h2 id="claim-drafts">{t('drafts.title', { count: drafts.length })}</h2>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.key}>
            <span>
              <strong>{nameOf(draft)}</strong>{' '}
              <small>
                {t('drafts.about', {
                  count: draft.lines,
                  lines: format.count(draft.lines),
                  at: format.instant(draft.savedAt),
                })}
              </small>{' '}
              {draft.isReady ? <StatusBadge tone="waiting" label={t('drafts.readyToSign')} /> : null}
              {draft.preparedBy === null ? null : (
                <small>{t('drafts.preparedBy', { name: draft.preparedBy })}</small>
              )}
            </span>
            <span className="pill-row">
              <Button
                tag={Link}
                color="primary"
                outline
                size="sm"
                to={`/refunds/create?draft=${draft.key}&step=missing`}
                aria-label={t(draft.preparedBy === null ? 'drafts.continueOf' : 'drafts.checkOf', {
                  name: nameOf(draft),
                })}
              >
                {t(draft.preparedBy === null ? 'drafts.continue' : 'drafts.check')}
              </Button>
              <Button
                color="secondary"
                outline
                size="sm"
                aria-label={t(draft.preparedBy === null ? 'drafts.deleteOf' : 'drafts.returnOf', {
                  name: nameOf(draft),
                })}
                onClick={() => {
                  setAsked(draft);
                }}
              >
                {t(draft.preparedBy === null ? 'drafts.delete' : 'drafts.returnToPreparer')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <ConfirmDialog
          title={t(isColleagues ? 'drafts.returnTitle' : 'kept.discardTitle')}
          confirm={t(isColleagues ? 'drafts.returnToPreparer' : 'drafts.deleteYes')}
          cancel={t('drafts.deleteNo')}
          color={isColleagues ? 'primary' : 'danger'}
          onConfirm={async () => {
            const failure = readApiFailure((await discard({ params: { key: asked.key } })).error);
            return failure === null ? null : errorMessage(failure, language);
          }}
          onClose={() => {
            setAsked(null);
          }}
        >
          <p>{t(isColleagues ? 'drafts.returnText' : 'kept.discardText')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
