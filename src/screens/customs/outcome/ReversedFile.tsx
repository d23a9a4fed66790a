import { useTranslation } from 'react-i18next';
import type { BatchOutcome } from '../../../../contract/entities/customsImporter';
import { useFormat } from '../../../i18n/useFormat';

interface ReversedFileProps {
  readonly reversal: NonNullable<BatchOutcome['takenBack']>;
}

/** Who rolled the file back, when, what went with it, and why. */
export function ReversedFile({ reversal }: ReversedFileProps) {
  const { t } = useTranslation('customsImporters');
  const { t: customs } = useTranslation('customs');
  const format = useFormat();
  const { by, at, lines, amountCollected, reason } = reversal;
  return (
    <section className="surface" aria-labelledby="reversed-file">
      <h2 id="reversed-file">{t('rollBack.done')}</h2>
      <figure className="asked mb-0">
        <figcaption>{customs('batch.by', { when: format.instant(at), name: by.name })}</figcaption>
        <p className="mb-0">
          {t('rollBack.doneText', {
            count: lines,
            formatted: format.count(lines),
            amount: format.money(amountCollected),
          })}
        </p>
        <blockquote className="plain-text">{reason}</blockquote>
      </figure>
    </section>
  );
}
