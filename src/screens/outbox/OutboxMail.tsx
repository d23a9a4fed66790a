import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat';
import { linkPieces, type Mail } from './matchingMails';

interface OutboxMailProps {
  readonly mail: Mail;
}

/** One email as its reader would get it; addresses in it can be pressed. */
export function OutboxMail({ mail }: OutboxMailProps) {
  const { t } = useTranslation('outbox');
  const format = useFormat();
  const id = `mail-${mail.id}`;
  return (
    <article className="surface" aria-labelledby={id}>
      <h2 className="plain-text" id={id}>
        {mail.subject ?? mail.kind}
      </h2>
      <p className="plain-text text-body-secondary">
        {t('to', { to: mail.to })} · <time dateTime={mail.queuedAt}>{format.instant(mail.queuedAt)}</time>
      </p>
      {mail.text === null ? (
        <p className="mb-0">{mail.sentAt === null ? null : t('sent', { at: format.instant(mail.sentAt) })}</p>
      ) : (
        <p className="plain-text mb-0">
          {linkPieces(mail.text).map(({ text, isLink }, index) =>
            isLink ? (
              <a key={index} href={text}>
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      )}
    </article>
  );
}
