import { useEffect, useRef, useState, type RefObject } from 'react';
import { buildStage, hasStagePage, openStagePage } from './buildStage';
import type { Scene, StagePort } from './stagePort';

/** A stage that is not there by then will not come. */
const PATIENCE_MS = 20_000;

interface Stage {
  readonly standing: 'waiting' | 'ready' | 'failed';
  /** To be called whenever the frame has loaded a page. */
  readonly onLoad: () => void;
}

/**
 * Keeps the application in a frame at a moment of the log.
 * @param scene undefined leaves the last one
 * @param at the moment for its clock, milliseconds since 1970
 */
export function useStage(
  frame: RefObject<HTMLIFrameElement | null>,
  scene: Scene | undefined,
  at: number,
): Stage {
  const [port, setPort] = useState<StagePort>();
  const [hasFailed, setFailed] = useState(false);
  const clock = useRef(at);
  const isBuilt = useRef(false);

  useEffect(() => {
    if (frame.current !== null) openStagePage(frame.current);
  }, [frame]);

  useEffect(() => {
    if (port !== undefined) return undefined;
    const timer = setTimeout(() => {
      setFailed(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [port]);

  useEffect(() => {
    clock.current = at;
    if (scene !== undefined) port?.show(scene);
  }, [port, scene, at]);

  return {
    standing: port !== undefined ? 'ready' : hasFailed ? 'failed' : 'waiting',
    onLoad: () => {
      if (frame.current === null || isBuilt.current || !hasStagePage(frame.current)) return;
      isBuilt.current = true;
      buildStage(frame.current, () => clock.current, setPort);
    },
  };
}
