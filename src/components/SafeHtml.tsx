import { CleanedHtml } from './CleanedHtml';

interface SafeHtmlProps {
  readonly html: string;
}

/** Neither a tag nor an escaped letter is in it: as HTML it is its own text. */
const isPlain = (html: string): boolean => !/[<&]/.test(html);

/** Shows HTML from elsewhere through the allow-list of decision 3; most messages are plain, and nothing is loaded for them. */
export const SafeHtml = ({ html }: SafeHtmlProps) =>
  isPlain(html) ? <div className="safe-html">{html}</div> : <CleanedHtml html={html} />;
