import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { downloadExemptionDecision } from '../../../../contract/endpoints/exemptions';
import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import { useDownload } from '../../../api/useDownload';
import { useKeptReasons } from '../../../api/useKeptReasons';
import { useDeedKeys } from '../../../components/useDeedKeys';
import { exemptionTone } from '../../../components/columns/exemptionTone';
import { useExemptionWords } from '../../../components/columns/useExemptionWords';
import { DownloadButton } from '../../../components/DownloadButton';
import { PageHeader } from '../../../components/PageHeader';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { useLanguage } from '../../../i18n/useFormat';
import { AnswerForm } from './AnswerForm';
import { DeedList } from './DeedList';
import { type AskedDeed, DeedQuestion } from './DeedQuestion';
import { deedsFor, type OfferedDeed } from './exemptionDeeds';
import { ExemptionComments } from './ExemptionComments';
import { ExemptionFacts } from './ExemptionFacts';
import { ExemptionHistory } from './ExemptionHistory';
import { ExemptionNotices } from './ExemptionNotices';
import { ExemptionPapers } from './ExemptionPapers';
import { KeysNote } from './KeysNote';
import { useExemptionDeeds } from './useExemptionDeeds';

interface ExemptionRecordProps {
  readonly of: ExemptionDetails;
  readonly side: 'company' | 'staff';
  readonly onReload: () => void;
}

/** An application or certificate with all that belongs to it, and the deeds of whoever looks at it. */
export function ExemptionRecord({ of, side, onReload }: ExemptionRecordProps) {
  const { t } = useTranslation('exemption');
  const { t: shared } = useTranslation('exemptions');
  const words = useExemptionWords();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const paper = useDownload(downloadExemptionDecision, `${of.number}.pdf`);
  const [seen, setSeen] = useState(of.version);
  const [asked, setAsked] = useState<{ readonly deed: AskedDeed; readonly of: ExemptionDetails } | null>(
    null,
  );
  const reasons = useKeptReasons<AskedDeed>(`exemption-${of.id}`);
  const [keysAreOn, setKeysOn] = useState(true);
  const onDone = (version: number): void => {
    setSeen(version);
    reasons.forget();
  };
  // Under an open question only what the reader has made or acknowledged counts: the application as they saw it, or as their own deed
  // left it.
  const judged = asked === null || of.version === seen ? of : asked.of;
  const deeds = useExemptionDeeds(judged, onDone, onReload);
  const shown = deedsFor(of.deeds, side, language);
  const isAllowed = (deed: OfferedDeed): boolean =>
    shown.some((each) => each.deed === deed && each.refusal === null);

  function ask(deed: OfferedDeed): void {
    deeds.forgetOutcome();
    if (deed === 'takeUp') void deeds.takeUp();
    else if (deed !== 'answerInfo') setAsked({ deed, of });
  }
  const askIf = (deed: OfferedDeed) => () => {
    if (isAllowed(deed)) ask(deed);
  };
  useDeedKeys(
    box,
    {
      t: askIf('takeUp'),
      a: askIf('approve'),
      r: askIf('returnForInfo'),
      d: askIf('deny'),
    },
    keysAreOn && side === 'staff',
  );

  return (
    <div ref={box} className="exemption-record">
      <PageHeader
        title={t('title', { number: of.number })}
        badge={<StatusBadge tone={exemptionTone(of.status)} label={words.status(of.status)} />}
        lead={`${of.companyName} · ${shared(`kinds.${of.kind}`)} · ${of.fiscalYear}`}
        actions={
          <>
            {side === 'staff' ? <KeysNote areOn={keysAreOn} onSwitch={setKeysOn} /> : null}
            <Button
              color="secondary"
              outline
              onClick={() => {
                print();
              }}
            >
              {t('print')}
            </Button>
            {of.decisionDocumentId === null ? null : (
              <DownloadButton
                isBusy={paper.isBusy}
                failure={paper.failure}
                onPress={() => {
                  paper.run({ params: { id: of.id } });
                }}
              >
                {t(of.certificateNumber === null ? 'letter' : 'certificatePdf')}
              </DownloadButton>
            )}
          </>
        }
      />
      {of.version === seen ? null : (
        <p className="alert alert-warning" role="status">
          {t('foreign')}{' '}
          <Button
            color="secondary"
            outline
            size="sm"
            onClick={() => {
              setSeen(of.version);
            }}
          >
            {t('foreignSeen')}
          </Button>
        </p>
      )}
      <ExemptionNotices of={of} side={side} outcome={deeds.outcome} />
      <p>
        {side === 'company'
          ? t(`waits.${of.heldBy}`)
          : t(`holder.${of.heldBy}`, { status: shared(`statuses.${of.status}`) })}
      </p>
      {isAllowed('answerInfo') ? <AnswerForm key={of.version} of={of} deeds={deeds} /> : null}
      <div className="exemption-columns">
        <div>
          <ExemptionFacts of={of} />
        </div>
        <div>
          <section className="surface no-print" aria-labelledby="exemption-deeds">
            <h2 id="exemption-deeds">{t('deed.title')}</h2>
            <DeedList deeds={shown.filter(({ deed }) => deed !== 'answerInfo')} onAsk={ask} />
          </section>
          <ExemptionPapers documents={of.documents} />
        </div>
      </div>
      <ExemptionComments of={of} />
      <ExemptionHistory timeline={of.timeline} />
      {asked === null ? null : (
        <DeedQuestion
          deed={asked.deed}
          of={judged}
          deeds={deeds}
          reasons={reasons}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
