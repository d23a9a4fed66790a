import folder from 'bootstrap-icons/icons/folder2-open.svg';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { Icon } from '../components/Icon';
import { ReplayHeader } from './frame/ReplayHeader';
import { LogInput } from './frame/LogInput';
import { RefusedFile } from './frame/RefusedFile';
import { Welcome } from './frame/Welcome';
import { BuildDialog } from './otherBuild/BuildDialog';
import { useDeviceLook } from './useDeviceLook';
import { useFileDrop } from './useFileDrop';
import { useHandedLog } from './useHandedLog';
import { useOpenedLog } from './useOpenedLog';
import { Workspace } from './Workspace';

/** The replay screen: opens a log by choice or drop, and shows it. It needs no server and no session. */
export function ReplayPage() {
  const { t } = useTranslation('replay');
  const input = useRef<HTMLInputElement>(null);
  const look = useDeviceLook();
  const secondInput = useRef<HTMLInputElement>(null);
  const first = useOpenedLog();
  const second = useOpenedLog();
  const { opened, count, open } = first;
  /** Address of another build to replay the log with; a log is compared with one thing at a time. */
  const [build, setBuild] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const openSecond = (file: File): void => {
    setBuild(undefined);
    second.open(file);
  };
  const chooseBuild = (address: string): void => {
    second.close();
    setBuild(address);
    setAsking(false);
  };
  // One is read at a time as far as people see: the one they chose last.
  const reader = second.reading === undefined ? first : second;
  const { reading, cancel } = reader;
  const refused = second.refused ?? first.refused;
  const isOver = useFileDrop(open);
  useHandedLog(open);
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
          {opened === undefined ? null : (
            <>
              <Button
                color="secondary"
                outline
                className="btn-sm"
                onClick={() => {
                  secondInput.current?.click();
                }}
              >
                {t('compare.open')}
              </Button>
              <Button
                color="secondary"
                outline
                className="btn-sm"
                aria-haspopup="dialog"
                onClick={() => {
                  setAsking(true);
                }}
              >
                {t('builds.open')}
              </Button>
            </>
          )}
          <LogInput ref={input} onFile={open} />
          <LogInput ref={secondInput} onFile={openSecond} />
        </div>
        {refused === undefined ? null : <RefusedFile {...refused} hasOther={opened !== undefined} />}
        {opened === undefined ? (
          <Welcome />
        ) : (
          <Workspace
            key={count}
            opened={opened}
            second={second.opened}
            isSystemDark={look.isSystemDark}
            onOpen={choose}
            onCloseSecond={second.close}
            build={build}
            onCloseBuild={() => {
              setBuild(undefined);
            }}
          />
        )}
      </main>
      {isAsking ? (
        <BuildDialog
          onChoose={chooseBuild}
          onClose={() => {
            setAsking(false);
          }}
        />
      ) : null}
      {isOver ? (
        <div className="replay-drop" aria-hidden="true">
          {t('drop')}
        </div>
      ) : null}
    </div>
  );
}
