import { useMemo } from 'react';
import { sanitise } from './sanitise';

interface SafeHtmlProps {
  readonly html: string;
}

/** Shows HTML from elsewhere through the allow-list of decision 3. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const safe = useMemo(() => ({ __html: sanitise(html) }), [html]);
  return <div className="safe-html" dangerouslySetInnerHTML={safe} />;
}
