import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useFormat } from '../../i18n/useFormat';
import { selectLive } from '../../state/live';

/** Whether live messages arrive: a word beside the dot, since when and why on demand. Changes are announced politely. */
export function LiveIndicator() {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, reason, since } = useSelector(selectLive);
  if (state === 'idle') return null;
  const name = t(`live.${state}`);
  const explanation = `${t('live.since', { state: name, time: format.time(since) })}. ${t(`live.reason.${reason}`)}`;
  return (
    <span className={`live live-${state}`} role="status" title={explanation}>
      <span className="live-dot" aria-hidden="true" />
      <span className="live-name">{name}</span>
      <span className="visually-hidden">{state === 'off' ? t(`live.reason.${reason}`) : ''}</span>
    </span>
  );
}
