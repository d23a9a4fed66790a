import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { AnnualRun } from '../../../../contract/entities/annualRun';
import { annualLetterName } from '../../../../contract/texts/annualRunNames';
import { useDownload } from '../../../api/base/useDownload';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { annualRunsApi, useSendAnnualLettersMutation } from '../../../api/refunds/annualRuns';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { DownloadButton } from '../../../components/DownloadButton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';

/** The one decision that letters go out, and then what became of them. */
export function RunLetters({ run }: { readonly run: AnnualRun }) {
  const { t } = useTranslation('annualRun');
  return (
    <section className="surface mb-4" aria-labelledby="annual-letters">
      <h2 id="annual-letters">{t('letters.title')}</h2>
      {run.claimable === 0 ? (
        <p className="mb-0">{t('letters.none')}</p>
      ) : (
        <>
          <div role="status">{run.lettersAt === null ? null : <LettersSent run={run} />}</div>
          {run.lettersAt === null ? <SendLetters run={run} /> : null}
        </>
      )}
    </section>
  );
}

function SendLetters({ run }: { readonly run: AnnualRun }) {
  const { t } = useTranslation('annualRun');
  const format = useFormat();
  const sentenceOf = useSentenceOf();
  const [send] = useSendAnnualLettersMutation();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p>{t('letters.about', { year: run.fiscalYear })}</p>
      <Button
        color="primary"
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('letters.send')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={t('letters.question', { count: run.claimable, shown: format.count(run.claimable) })}
          confirm={t('letters.confirm')}
          onConfirm={async () => sentenceOf(await send({ params: { id: run.id } }))}
          onClose={() => {
            setAsked(false);
          }}
        >
          <p>{t('letters.sendAbout')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function LettersSent({ run }: { readonly run: AnnualRun }) {
  const { t } = useTranslation('annualRun');
  const language = useLanguage();
  const format = useFormat();
  const pdf = useDownload(
    annualRunsApi.endpoints.printAnnualLetters,
    `refund-letters-${run.fiscalYear}-${run.id}.pdf`,
  );
  const { lettersAt, lettersBy, letters } = run;
  const isWriting = letters.some(({ letter }) => letter === 'pending');
  return (
    <>
      {lettersAt === null || lettersBy === null ? null : (
        <p>{t('letters.sentBy', { name: lettersBy.name, at: format.instant(lettersAt) })}</p>
      )}
      {isWriting ? <p>{t('letters.writing')}</p> : null}
      <ul>
        {letters.map(({ letter, importers }) => (
          <li key={letter}>
            {annualLetterName(language, letter)}: {format.count(importers)}
          </li>
        ))}
      </ul>
      {!isWriting && letters.some(({ letter }) => letter === 'paper') ? (
        <DownloadButton
          {...pdf}
          onPress={() => {
            pdf.run({ params: { id: run.id } });
          }}
        >
          {t('letters.print')}
        </DownloadButton>
      ) : null}
    </>
  );
}
