import { useEffect, useMemo } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button } from 'reactstrap';
import { PageHeader } from '../../components/PageHeader';
import { ScreenUnavailable } from '../../routing/lazyScreen';
import { withBase } from '../../routing/basePath';

/**
 * Stands in for a screen that could not be loaded or that failed while it was shown. Both ways out load the page afresh: the
 * failed state is left behind with it.
 */
export function ScreenFailure() {
  const { t } = useTranslation();
  const error = useRouteError();
  const reference = useMemo(() => nanoid(8), []);
  const isChunk = error instanceof ScreenUnavailable;
  useEffect(() => {
    console.error(`reference ${reference}`, error);
  }, [error, reference]);
  return (
    <>
      <PageHeader title={t('failure.title')} lead={t(isChunk ? 'failure.chunk' : 'failure.bug')} />
      {isChunk ? null : <p>{t('failure.reference', { reference })}</p>}
      <Button
        color="primary"
        className="me-2"
        onClick={() => {
          location.reload();
        }}
      >
        {t('failure.retry')}
      </Button>
      <Button color="secondary" outline href={withBase('/home')}>
        {t('failure.home')}
      </Button>
    </>
  );
}
