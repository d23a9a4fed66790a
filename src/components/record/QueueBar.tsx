import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { KeysButton } from '../dialog/KeysButton';
import { useActionKeys } from '../useActionKeys';
import type { QueueNavigation } from './queueNavigation';
import './queueBar.scss';

/** The keys to the records beside this one, as on claims. */
export const QUEUE_KEYS = { next: 'n', previous: 'p' } as const;

/** What each of those keys does. */
export const queueKeys = (walk: QueueNavigation | undefined, onGo: (address: string) => void) => ({
  [QUEUE_KEYS.next]: () => {
    if (walk?.next !== undefined) onGo(walk.next);
  },
  [QUEUE_KEYS.previous]: () => {
    if (walk?.previous !== undefined) onGo(walk.previous);
  },
});

/** The way to the records beside this one in the list it was opened from, and back to the list. */
export function QueueLinks({ walk }: { readonly walk: QueueNavigation }) {
  const { t } = useTranslation('queue');
  return (
    <nav className="queue-navigation no-print" aria-label={t('name')}>
      {walk.previous === undefined ? null : <Link to={walk.previous}>{t('previous')}</Link>}
      {walk.place === null ? null : <span>{t('place', { place: walk.place, total: walk.total })}</span>}
      {walk.next === undefined ? null : <Link to={walk.next}>{t('next')}</Link>}
      <Link to={walk.back}>{t('back')}</Link>
    </nav>
  );
}

interface Props {
  readonly walk: QueueNavigation;
  /** Whether the keys act for the person, and how they switch them. */
  readonly keysSwitch: { readonly areOn: boolean; readonly onSwitch: (areOn: boolean) => void };
}

/** The same with its keys, on a page that has no other single keys. */
export function QueueBar({ walk, keysSwitch: { areOn, onSwitch } }: Props) {
  const { t } = useTranslation('queue');
  const navigate = useNavigate();
  const page = useRef<HTMLElement>(null);
  useActionKeys(
    page,
    queueKeys(walk, (address) => void navigate(address)),
    areOn,
  );
  return (
    <div
      className="queue-bar no-print"
      ref={(bar) => {
        page.current = bar?.closest('main') ?? bar;
      }}
    >
      <KeysButton
        label={t('keys.open')}
        title={t('keys.open')}
        note={t('keys.note')}
        keys={[
          { key: QUEUE_KEYS.next, does: t('next') },
          { key: QUEUE_KEYS.previous, does: t('previous') },
          { key: '?', does: t('keys.help') },
        ]}
        power={{ label: t('keys.on'), isOn: areOn, onSwitch }}
        close={t('keys.close')}
      />
      <QueueLinks walk={walk} />
    </div>
  );
}
