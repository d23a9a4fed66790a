import { useEffect, useMemo, useState } from 'react';
import { loadTwice } from './loadTwice';
import type { sanitise as cleaner } from './sanitise';

type Sanitise = typeof cleaner;

let sanitise: Sanitise | undefined;

async function loadSanitise(): Promise<Sanitise> {
  const loaded = await import(/* webpackChunkName: "sanitize" */ './sanitise');
  sanitise = loaded.sanitise;
  return sanitise;
}

/** HTML behind the sanitizer, which comes with the first of it; where it cannot come, the letters are shown as they are. */
export function CleanedHtml({ html }: { readonly html: string }) {
  const [clean, setClean] = useState<Sanitise | 'lost' | undefined>(() => sanitise);
  useEffect(() => {
    if (clean !== undefined) return undefined;
    let isWanted = true;
    loadTwice(loadSanitise).then(
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
