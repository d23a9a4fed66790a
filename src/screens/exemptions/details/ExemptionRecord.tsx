import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import { exemptionsApi } from '../../../api/exemptions/applications';
import { useDownload } from '../../../api/base/useDownload';
import { usePersistedReasons } from '../../../api/drafts/usePersistedReasons';
import { useActionKeys } from '../../../components/useActionKeys';
import { useKeysSwitch } from '../../shared/useKeysSwitch';
import { exemptionTone } from '../../../components/columns/exemptionTone';
import { useExemptionWords } from '../../../components/columns/useExemptionWords';
import { DownloadButton } from '../../../components/DownloadButton';
import { MoreMenu } from '../../../components/list/MoreMenu';
import { PageHeader } from '../../../components/PageHeader';
import { QueueLinks, queueKeys } from '../../../components/record/QueueBar';
import type { QueueNavigation } from '../../../components/record/queueNavigation';
import { PrintButton } from '../../../components/PrintButton';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { useLanguage } from '../../../i18n/useFormat';
import { DocumentViewer } from '../../shared/documents/DocumentViewer';
import { AnswerForm } from './AnswerForm';
import { ActionList } from './ActionList';
import { type AskedAction, ActionQuestion } from './ActionQuestion';
import { actionsFor, type OfferedAction } from './exemptionActions';
import { ExemptionComments } from './ExemptionComments';
import { ExemptionFacts } from './ExemptionFacts';
import { ExemptionHistory } from './ExemptionHistory';
import { ExemptionNotices } from './ExemptionNotices';
import { ExemptionDocuments } from './ExemptionDocuments';
import { KeysNote } from './KeysNote';
import { useExemptionActions } from './useExemptionActions';

interface ExemptionRecordProps {
  readonly exemption: ExemptionDetails;
  readonly side: 'company' | 'staff';
  readonly onReload: () => void;
  /** Its place in the list it was opened from. */
  readonly walk: QueueNavigation | undefined;
}

/** An application or certificate with all that belongs to it, and the actions of whoever looks at it. */
export function ExemptionRecord({ exemption, side, onReload, walk }: ExemptionRecordProps) {
  const { t } = useTranslation('exemption');
  const { t: shared } = useTranslation('exemptions');
  const words = useExemptionWords(side);
  const language = useLanguage();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const paper = useDownload(exemptionsApi.endpoints.downloadExemptionDecision, `${exemption.number}.pdf`);
  const [seen, setSeen] = useState(exemption.version);
  const [asked, setAsked] = useState<{
    readonly action: AskedAction;
    readonly exemption: ExemptionDetails;
  } | null>(null);
  const reasons = usePersistedReasons<AskedAction>(`exemption-${exemption.id}`);
  const [place, setPlace] = useState(0);
  const keysSwitch = useKeysSwitch();
  const onDone = (version: number): void => {
    setSeen(version);
    reasons.forget();
  };
  // Under an open question only what the reader has made or acknowledged counts: the application as they saw it, or as their own action
  // left it.
  const judged = asked === null || exemption.version === seen ? exemption : asked.exemption;
  const actions = useExemptionActions(judged, onDone, onReload);
  const shown = actionsFor(exemption.actions, side, language);
  const isAllowed = (action: OfferedAction): boolean =>
    shown.some((each) => each.action === action && each.refusal === null);

  const listed = shown.filter(({ action }) => action !== 'answerInfo');
  // Its notice says what to do next.
  const hasEnded = side === 'company' && (exemption.status === 'Denied' || exemption.status === 'Revoked');

  function ask(action: OfferedAction): void {
    actions.forgetOutcome();
    if (action === 'takeUp') void actions.takeUp();
    else if (action !== 'answerInfo') setAsked({ action, exemption });
  }
  const askIf = (action: OfferedAction) => () => {
    if (isAllowed(action)) ask(action);
  };
  useActionKeys(
    box,
    {
      t: askIf('takeUp'),
      a: askIf('approve'),
      r: askIf('returnForInfo'),
      d: askIf('deny'),
      ...queueKeys(walk, (address) => void navigate(address)),
    },
    keysSwitch.areOn && side === 'staff',
  );

  return (
    <div ref={box} className="exemption-record">
      {walk === undefined ? null : (
        <div className="queue-bar no-print">
          <QueueLinks walk={walk} />
        </div>
      )}
      <PageHeader
        title={t('title', { number: exemption.number })}
        badge={<StatusBadge tone={exemptionTone(exemption.status)} label={words.status(exemption.status)} />}
        lead={`${exemption.companyName} · ${shared(`kinds.${exemption.kind}`)} · ${exemption.fiscalYear}`}
        actions={
          <>
            {side === 'company' ? (
              <PrintButton>{t('print')}</PrintButton>
            ) : (
              <MoreMenu
                look={null}
                tools={
                  <>
                    <PrintButton size="sm">{t('print')}</PrintButton>
                    <KeysNote {...keysSwitch} isInQueue={walk !== undefined} />
                  </>
                }
              />
            )}
            {exemption.decisionDocumentId === null ? null : (
              <DownloadButton
                isBusy={paper.isBusy}
                failure={paper.failure}
                onPress={() => {
                  paper.run({ params: { id: exemption.id } });
                }}
              >
                {t(exemption.certificateNumber === null ? 'letter' : 'certificatePdf')}
              </DownloadButton>
            )}
          </>
        }
      />
      {exemption.version === seen ? null : (
        <p className="alert alert-warning" role="status">
          {t('foreign')}{' '}
          <Button
            color="secondary"
            outline
            size="sm"
            onClick={() => {
              setSeen(exemption.version);
            }}
          >
            {t('foreignSeen')}
          </Button>
        </p>
      )}
      <ExemptionNotices exemption={exemption} side={side} outcome={actions.outcome} />
      {hasEnded ? null : (
        <p>
          {side === 'company'
            ? t(`waits.${exemption.heldBy}`)
            : t(`holder.${exemption.heldBy}`, { status: shared(`statuses.${exemption.status}`) })}
        </p>
      )}
      {isAllowed('answerInfo') ? (
        <AnswerForm key={exemption.version} exemption={exemption} actions={actions} />
      ) : null}
      <div className="exemption-columns">
        <div>
          <ExemptionFacts exemption={exemption} />
        </div>
        <div>
          {hasEnded && listed.length === 0 ? null : (
            <section className="surface no-print" aria-labelledby="exemption-actions">
              <h2 id="exemption-actions">{t('action.title')}</h2>
              <ActionList actions={listed} onAsk={ask} />
            </section>
          )}
          {side === 'staff' ? (
            <DocumentViewer documents={exemption.documents} place={place} onPlace={setPlace} />
          ) : (
            <ExemptionDocuments documents={exemption.documents} />
          )}
        </div>
      </div>
      <ExemptionComments exemption={exemption} />
      <ExemptionHistory timeline={exemption.timeline} />
      {asked === null ? null : (
        <ActionQuestion
          action={asked.action}
          exemption={judged}
          actions={actions}
          reasons={reasons}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
