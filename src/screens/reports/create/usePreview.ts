import { useEffect, useState } from 'react';
import type { z } from 'zod/mini';
import type { amendmentEffects } from '../../../../contract/entities/report';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { reportsApi } from '../../../api/reports/filing';
import { useApiDispatch } from '../../../api/base/useDispatch';
import type { ReadyLines } from './readyLines';
import type { ReportPreview } from './reportFaults';
import type { ReportSource } from './reportSource';

export interface Previewed {
  readonly preview: ReportPreview;
  /** What an amendment moves; null for a report. */
  readonly effects: z.output<typeof amendmentEffects> | null;
  /** The form's keys of the lines it was made of. */
  readonly keys: readonly string[];
  /** What it was asked for. */
  readonly key: string;
}

export interface Previewing {
  /** The last answer, kept while the next one comes. */
  readonly last: Previewed | null;
  /** Whether it is about the lines as they stand now. */
  readonly isCurrent: boolean;
  readonly failure: ApiFailure | null;
  readonly askAgain: () => void;
}

/** A pause in typing after which the server is asked. */
const PAUSE_MS = 350;

/**
 * What the server makes of the lines while they are written: figures and checks. Only the newest question is answered; one that
 * typing has overtaken is broken off.
 * @param isOn false while there is nothing to ask about
 */
export function usePreview(source: ReportSource, { lines, keys }: ReadyLines, isOn: boolean): Previewing {
  const dispatch = useApiDispatch();
  const [last, setLast] = useState<Previewed | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const wanted = JSON.stringify({ source, lines, keys });
  useEffect(() => {
    if (!isOn) return undefined;
    let asked: { abort: () => void } | undefined;
    async function ask(): Promise<void> {
      const quietly = { subscribe: false, forceRefetch: true } as const;
      const body = { lines: [...lines] };
      if (source.kind === 'period') {
        const { fiscalYear, index } = source;
        const call = dispatch(
          reportsApi.endpoints.previewReport.initiate({ body: { ...body, fiscalYear, index } }, quietly),
        );
        asked = call;
        const { data, error } = await call;
        settle(data === undefined ? undefined : { preview: data, effects: null }, error);
        return;
      }
      const call = dispatch(
        reportsApi.endpoints.previewAmendment.initiate({ params: { id: source.reportId }, body }, quietly),
      );
      asked = call;
      const { data, error } = await call;
      settle(data, error);
    }
    let isGone = false;
    function settle(data: Pick<Previewed, 'preview' | 'effects'> | undefined, error: unknown): void {
      if (isGone) return;
      setFailure(data === undefined ? readApiFailure(error) : null);
      if (data !== undefined) setLast({ ...data, keys, key: wanted });
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      asked?.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `wanted` is source, lines and keys by value; their identity changes with every key pressed
  }, [dispatch, wanted, isOn, attempt]);
  return {
    last: isOn ? last : null,
    isCurrent: isOn && last !== null && last.key === wanted && failure === null,
    failure,
    askAgain: () => {
      setAttempt(attempt + 1);
    },
  };
}
