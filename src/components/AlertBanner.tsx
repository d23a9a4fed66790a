import x from 'bootstrap-icons/icons/x-lg.svg';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';
import { SafeHtml } from './SafeHtml';

/** A message as the banner shows it. */
interface AlertShown {
  readonly message: string;
  readonly class: 'danger' | 'success' | 'warning';
}

interface AlertBannerProps {
  readonly alert: AlertShown;
  readonly onDismiss: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
}

/** One transient message. Its countdown rests while a pointer is over it or the focus is inside. */
export function AlertBanner({ alert, onDismiss, onPause, onResume }: AlertBannerProps) {
  const { t } = useTranslation();
  return (
    <div
      className={`alert alert-${alert.class} alert-banner`}
      onPointerEnter={onPause}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) onResume();
      }}
      onFocusCapture={onPause}
      onBlurCapture={({ currentTarget }) => {
        if (!currentTarget.matches(':hover')) onResume();
      }}
    >
      <SafeHtml html={alert.message} />
      <button type="button" className="btn-icon" aria-label={t('alerts.dismiss')} onClick={onDismiss}>
        <Icon paths={x} />
      </button>
    </div>
  );
}
