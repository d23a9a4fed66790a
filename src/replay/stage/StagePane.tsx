import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scene } from './stagePort';
import { useSize } from './useSize';
import { useStage } from './useStage';
import { useUnknownDialog } from './useUnknownDialog';

interface StagePaneProps {
  readonly scene: Scene | undefined;
  readonly at: number;
  readonly step: number;
  /** Width of the window the application believes to be in, in pixels. */
  readonly width: number;
  /** Which of two logs it shows; absent where there is one. */
  readonly title?: string | undefined;
}

const LINE = 60;
const PAGE = 400;
const MOVES: Readonly<Record<string, number>> = {
  ArrowUp: -LINE,
  ArrowDown: LINE,
  PageUp: -PAGE,
  PageDown: PAGE,
};

/**
 * The application at a step, in a frame of its own and inert. It is drawn as wide as its window was and made smaller to fit; wheel,
 * finger and keys on the pane move what is shown, because nothing inside can be reached.
 */
export function StagePane({ scene, at, step, width, title }: StagePaneProps) {
  const { t } = useTranslation('replay');
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const touch = useRef<number>(undefined);
  const { standing, onLoad } = useStage(frame, scene, at);
  const hasUnknownDialog = useUnknownDialog(frame, standing === 'ready');
  const room = useSize(pane);
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  const scroll = (by: number): void => {
    frame.current?.contentWindow?.scrollBy(0, by / scale);
  };

  function press(event: KeyboardEvent): void {
    const by = MOVES[event.key];
    if (by === undefined || event.shiftKey) return;
    event.preventDefault();
    scroll(by * scale);
  }

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- it scrolls what is inside, as a browser would
    <div
      ref={pane}
      className="replay-stage"
      role="region"
      aria-label={title === undefined ? t('stage.region') : `${t('stage.region')}, ${title}`}
      aria-busy={standing === 'waiting'}
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      onKeyDown={press}
      onWheel={(event) => {
        scroll(event.deltaY);
      }}
      onTouchStart={(event) => {
        touch.current = event.touches[0]?.clientY;
      }}
      onTouchMove={(event) => {
        const y = event.touches[0]?.clientY;
        if (y !== undefined && touch.current !== undefined) scroll(touch.current - y);
        touch.current = y;
      }}
    >
      {standing === 'ready' ? null : (
        <p className="replay-stage-note" role="status">
          {t(standing === 'failed' ? 'stage.failed' : 'stage.waiting')}
        </p>
      )}
      {scene === undefined ? <p className="replay-stage-note">{t('stage.foreign')}</p> : null}
      <iframe
        ref={frame}
        inert
        tabIndex={-1}
        title={t('stage.frame', { step, path: scene?.path ?? '' })}
        className={standing === 'ready' && scene !== undefined ? undefined : 'is-waiting'}
        style={{
          width,
          height: room.height / scale,
          transform: `scale(${scale})`,
        }}
        onLoad={onLoad}
      />
      {hasUnknownDialog ? <p className="replay-stage-note is-over">{t('stage.unknownDialog')}</p> : null}
    </div>
  );
}
