import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { DataOf } from '../../../contract/endpoint';
import type { listExemptionDrafts } from '../../../contract/endpoints/exemptions/applications';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import {
  useDiscardExemptionDraftMutation,
  useListExemptionDraftsQuery,
  useReturnDraftToSignMutation,
} from '../../api/exemptions/applications';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useFormat, useLanguage } from '../../i18n/useFormat';

type Draft = DataOf<typeof listExemptionDrafts>[number];

/** The person's unfinished application, to be continued or deleted, and those that colleagues sent to be signed. Nothing where there are none. */
export function ExemptionDrafts() {
  const { t } = useTranslation('exemptions');
  const { data = [] } = useListExemptionDraftsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<Draft | null>(null);
  if (data.length === 0) return null;
  return (
    <section className="surface" aria-labelledby="exemption-drafts">
      <h2 id="exemption-drafts">{t('drafts.title', { count: data.length })}</h2>
      <ul className="application-list">
        {data.map((draft) => (
          <DraftRow key={draft.preparer?.id ?? ''} draft={draft} onAsk={setAsked} />
        ))}
      </ul>
      {asked === null ? null : (
        <DraftDialog
          preparer={asked.preparer}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </section>
  );
}

interface DraftDialogProps {
  readonly preparer: Draft['preparer'];
  readonly onClose: () => void;
}

/** Asks before the own draft is deleted, or a colleague's is returned. */
function DraftDialog({ preparer, onClose }: DraftDialogProps) {
  const { t } = useTranslation('exemptions');
  const language = useLanguage();
  const [giveBack] = useReturnDraftToSignMutation();
  const [discard] = useDiscardExemptionDraftMutation();
  const sentenceOf = (error: unknown): string | null => {
    const failure = readApiFailure(error);
    return failure === null ? null : errorMessage(failure, language);
  };
  if (preparer === null)
    return (
      <ConfirmDialog
        title={t('drafts.deleteTitle')}
        confirm={t('drafts.deleteYes')}
        cancel={t('drafts.keep')}
        color="danger"
        onConfirm={async () => sentenceOf((await discard(undefined)).error)}
        onClose={onClose}
      >
        <p>{t('drafts.deleteText')}</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title={t('drafts.returnTitle')}
      confirm={t('drafts.return')}
      cancel={t('drafts.keep')}
      onConfirm={async () => sentenceOf((await giveBack({ params: { preparer: preparer.id } })).error)}
      onClose={onClose}
    >
      <p>{t('drafts.returnText', { name: preparer.name })}</p>
    </ConfirmDialog>
  );
}

interface DraftRowProps {
  readonly draft: Draft;
  readonly onAsk: (draft: Draft) => void;
}

function DraftRow({ draft, onAsk }: DraftRowProps) {
  const { t } = useTranslation('exemptions');
  const format = useFormat();
  const { preparer, kind, fiscalYear } = draft;
  const name = kind === null ? t('drafts.unnamed') : [t(`kinds.${kind}`), fiscalYear ?? ''].join(' ').trim();
  return (
    <li>
      <span>
        <strong>{name}</strong> <small>{t('drafts.saved', { at: format.instant(draft.savedAt) })}</small>
      </span>
      <span>
        {draft.isReady ? <StatusBadge tone="waiting" label={t('drafts.readyToSign')} /> : null}{' '}
        {preparer === null ? null : <small>{t('drafts.preparedBy', { name: preparer.name })}</small>}
      </span>
      <span className="pill-row">
        <Button
          tag={Link}
          color="primary"
          outline
          size="sm"
          to={`/exemptions/create?${preparer === null ? '' : `preparer=${preparer.id}&`}step=missing`}
          aria-label={t(preparer === null ? 'drafts.continueOf' : 'drafts.checkOf', { name })}
        >
          {t(preparer === null ? 'drafts.continue' : 'drafts.check')}
        </Button>
        <Button
          color="secondary"
          outline
          size="sm"
          aria-label={t(preparer === null ? 'drafts.deleteOf' : 'drafts.returnOf', { name })}
          onClick={() => {
            onAsk(draft);
          }}
        >
          {t(preparer === null ? 'drafts.delete' : 'drafts.return')}
        </Button>
      </span>
    </li>
  );
}
