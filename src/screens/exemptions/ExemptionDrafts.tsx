import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { DataOf } from '../../../contract/endpoint';
import type { listExemptionDrafts } from '../../../contract/endpoints/exemptions/applications';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { useListExemptionDraftsQuery, useReturnDraftToSignMutation } from '../../api/exemptions/applications';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useFormat, useLanguage } from '../../i18n/useFormat';

type Draft = DataOf<typeof listExemptionDrafts>[number];
type Preparer = NonNullable<Draft['preparer']>;

/** The person's unfinished application, and those that colleagues sent to be signed. Nothing where there are none. */
export function ExemptionDrafts() {
  const { t } = useTranslation('exemptions');
  const language = useLanguage();
  const { data = [] } = useListExemptionDraftsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [giveBack] = useReturnDraftToSignMutation();
  const [asked, setAsked] = useState<Preparer | null>(null);
  if (data.length === 0) return null;
  return (
    <section className="surface" aria-labelledby="exemption-drafts">
      <h2 id="exemption-drafts">{t('drafts.title', { count: data.length })}</h2>
      <ul className="application-list">
        {data.map((draft) => (
          <DraftRow key={draft.preparer?.id ?? ''} draft={draft} onReturn={setAsked} />
        ))}
      </ul>
      {asked === null ? null : (
        <ConfirmDialog
          title={t('drafts.returnTitle')}
          confirm={t('drafts.return')}
          cancel={t('drafts.keep')}
          onConfirm={async () => {
            const failure = readApiFailure((await giveBack({ params: { preparer: asked.id } })).error);
            return failure === null ? null : errorMessage(failure, language);
          }}
          onClose={() => {
            setAsked(null);
          }}
        >
          <p>{t('drafts.returnText', { name: asked.name })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface DraftRowProps {
  readonly draft: Draft;
  readonly onReturn: (preparer: Preparer) => void;
}

function DraftRow({ draft, onReturn }: DraftRowProps) {
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
          to={preparer === null ? '/exemptions/create' : `/exemptions/create?preparer=${preparer.id}`}
          aria-label={t(preparer === null ? 'drafts.continueOf' : 'drafts.checkOf', { name })}
        >
          {t(preparer === null ? 'drafts.continue' : 'drafts.check')}
        </Button>
        {preparer === null ? null : (
          <Button
            color="secondary"
            outline
            size="sm"
            aria-label={t('drafts.returnOf', { name })}
            onClick={() => {
              onReturn(preparer);
            }}
          >
            {t('drafts.return')}
          </Button>
        )}
      </span>
    </li>
  );
}
