import type { PostingWords } from './usePostingWords';

interface PostingSummaryProps {
  readonly words: PostingWords;
}

/** What confirming does, point by point. */
export function PostingSummary({ words }: PostingSummaryProps) {
  return (
    <ul className="notice-list">
      {words.sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
