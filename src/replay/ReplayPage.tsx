import folder from 'bootstrap-icons/icons/folder2-open.svg';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { Icon } from '../components/Icon';
import { ReplayHeader } from './frame/ReplayHeader';
import { RefusedFile } from './frame/RefusedFile';
import { Welcome } from './frame/Welcome';
import { useDeviceLook } from './useDeviceLook';
import { useFileDrop } from './useFileDrop';
import { useOpenedLog } from './useOpenedLog';
import { Workspace } from './Workspace';

/** The replay screen: opens a log by choice or drop, and shows it. It needs no server and no session. */
export function ReplayPage() {
  const { t } = useTranslation('replay');
  const input = useRef<HTMLInputElement>(null);
  const look = useDeviceLook();
  const { opened, count, reading, refused, open, cancel } = useOpenedLog();
  const isOver = useFileDrop(open);
  const title = t('title');
  useEffect(() => {
    document.title = opened === undefined ? title : `${opened.fileName} · ${title}`;
  }, [title, opened]);
  const choose = (): void => {
    input.current?.click();
  };
  return (
    <div className="replay">
      <ReplayHeader isDark={look.isDark} onTheme={look.switchTheme} onLanguage={look.switchLanguage} />
      <main id="content" className="replay-main">
        <div className="replay-head">
          <h1>{title}</h1>
          <p role="status" className="replay-reading">
            {reading !== undefined ? (
              t('reading', { name: reading.fileName })
            ) : opened === undefined ? null : (
              <span className="visually-hidden">{t('opened', { name: opened.fileName })}</span>
            )}
          </p>
          {reading === undefined ? null : (
            <>
              <progress
                className="replay-progress"
                max={100}
                value={reading.percent}
                aria-label={t('readingOf', { name: reading.fileName })}
              />
              <Button color="secondary" outline className="btn-sm" onClick={cancel}>
                {t('callOff')}
              </Button>
            </>
          )}
          <Button
            color={opened === undefined ? 'primary' : 'secondary'}
            outline={opened !== undefined}
            className={opened === undefined ? '' : 'btn-sm'}
            onClick={choose}
          >
            <Icon paths={folder} /> {t(opened === undefined ? 'open' : 'openAnother')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".jsonl,.json,.txt,.log"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file !== undefined) open(file);
              event.target.value = '';
            }}
          />
        </div>
        {refused === undefined ? null : <RefusedFile {...refused} hasOther={opened !== undefined} />}
        {opened === undefined ? (
          <Welcome />
        ) : (
          <Workspace key={count} opened={opened} isSystemDark={look.isSystemDark} onOpen={choose} />
        )}
      </main>
      {isOver ? (
        <div className="replay-drop" aria-hidden="true">
          {t('drop')}
        </div>
      ) : null}
    </div>
  );
}
