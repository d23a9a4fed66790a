import { useTranslation } from 'react-i18next';
import type { PaymentRun, RunFileDownload } from '../../../contract/entities/paymentRun';
import { useFormat } from '../../i18n/useFormat';

interface RunDownloadsProps {
  readonly run: PaymentRun;
}

/** Who downloaded the run's files: a bank file that goes to the bank twice pays twice. */
export function RunDownloads({ run: { downloads } }: RunDownloadsProps) {
  const { t } = useTranslation('paymentRuns');
  if (downloads.length === 0) return null;
  return (
    <section className="surface mb-4" aria-labelledby="run-downloads">
      <h2 id="run-downloads">{t('downloads.title')}</h2>
      {downloads.some(({ format }) => format === 'nacha') ? (
        <p className="alert alert-warning">{t('downloads.once')}</p>
      ) : null}
      <ul className="mb-0">
        {downloads.map((download) => (
          <li key={download.id}>
            <DownloadLine download={download} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DownloadLine({ download }: { readonly download: RunFileDownload }) {
  const { t } = useTranslation('paymentRuns');
  const format = useFormat();
  const { by, at, fingerprint, entries, total } = download;
  return (
    <>
      {t(`downloads.by.${download.format}`, { name: by.name, at: format.instant(at) })}
      {fingerprint === null || entries === null || total === null ? null : (
        <small className="d-block text-secondary">
          {t('downloads.content', { count: entries, total: format.money(total) })} {t('downloads.digest')}{' '}
          <code className="text-break">{fingerprint}</code>
        </small>
      )}
    </>
  );
}
