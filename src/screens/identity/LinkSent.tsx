import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { PageHeader } from '../../components/PageHeader';
import { HelpWithPassword } from './HelpWithPassword';

interface LinkSentProps {
  readonly email: string;
  readonly onAnother: () => void;
}

/** What happens next, the same for an address that has an account and for one that has none. */
export function LinkSent({ email, onAnother }: LinkSentProps) {
  const { t } = useTranslation('recovery');
  const { t: titles } = useTranslation('screens');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    text.current?.focus();
  }, []);
  return (
    <>
      <PageHeader title={titles('ForgotPassword.title')} />
      <div ref={text} role="status" tabIndex={-1} className="alert alert-success">
        {t('sent.text', { email })}
      </div>
      <ul>
        <li>{t('sent.life')}</li>
        <li>{t('sent.nothing')}</li>
      </ul>
      <Button color="primary" outline onClick={onAnother}>
        {t('sent.another')}
      </Button>
      <h2 className="mt-4">{t('sent.helpTitle')}</h2>
      <HelpWithPassword />
    </>
  );
}
