import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { AlertBanner } from '../../components/AlertBanner';
import { alertDismissed, alertPaused, alertResumed, selectAlerts } from '../../state/alerts';

/** Transient alerts: dangers are announced at once, the others when the reader pauses. Focus is never moved to them. */
export function AlertRegion() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const alerts = useSelector(selectAlerts);
  const banners = (isDanger: boolean) =>
    alerts
      .filter((alert) => (alert.class === 'danger') === isDanger)
      .map((alert) => (
        <AlertBanner
          key={alert.id}
          alert={alert}
          onDismiss={() => dispatch(alertDismissed(alert.id))}
          onPause={() => dispatch(alertPaused(alert.id))}
          onResume={() => dispatch(alertResumed(alert.id))}
        />
      ));
  return (
    <section className="alert-region" aria-label={t('alerts.label')}>
      <div role="alert">{banners(true)}</div>
      <div role="status">{banners(false)}</div>
    </section>
  );
}
