import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useFormat } from '../../../i18n/useFormat';
import type { FiledClaim } from './filedBefore';

interface FiledBeforeProps {
  readonly claim: FiledClaim;
}

/** In place of a form that was submitted already: which claim it became, and how to start another. */
export function FiledBefore({ claim: { id, number, filedAt } }: FiledBeforeProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const text = useRef<HTMLParagraphElement>(null);
  // The form had the focus, and is gone.
  useEffect(() => {
    text.current?.focus();
  }, []);
  return (
    <section className="surface">
      <p ref={text} tabIndex={-1}>
        <strong>{t('filedBefore.text', { number, at: format.instant(filedAt) })}</strong>
      </p>
      <p>{t('filedBefore.next')}</p>
      <div className="pill-row">
        <Button tag={Link} color="primary" to={`/refunds/details?id=${id}`}>
          {t('filedBefore.open', { number })}
        </Button>
        <Button tag={Link} color="secondary" outline to="/refunds/create">
          {t('filedBefore.again')}
        </Button>
      </div>
    </section>
  );
}
