import { useEffect, useMemo, useState } from 'react';
import { loadTwice } from './loadTwice';
import type { sanitize as cleaner } from './sanitizeHtml';

type Sanitize = typeof cleaner;

let sanitize: Sanitize | undefined;

async function loadSanitize(): Promise<Sanitize> {
  const loaded = await import(/* webpackChunkName: "sanitize" */ './sanitizeHtml');
  sanitize = loaded.sanitize;
  return sanitize;
}

/** HTML behind the sanitizer, which comes with the first of it; where it cannot come, the letters are shown as they are. */
export function CleanedHtml({ html }: { readonly html: string }) {
  const [clean, setClean] = useState<Sanitize | 'lost' | undefined>(() => sanitize);
  useEffect(() => {
    if (clean !== undefined) return undefined;
    let isWanted = true;
    loadTwice(loadSanitize).then(
      (loaded) => {
        if (isWanted) setClean(() => loaded);
      },
      () => {
        if (isWanted) setClean('lost');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [clean]);
  const safe = useMemo(
    () => (typeof clean === 'function' ? { __html: clean(html) } : undefined),
    [clean, html],
  );
  return safe === undefined ? (
    <div className="safe-html">{clean === 'lost' ? html : null}</div>
  ) : (
    <div className="safe-html" dangerouslySetInnerHTML={safe} />
  );
}
