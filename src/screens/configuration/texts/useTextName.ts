import { useTranslation } from 'react-i18next';

const NAMED = [
  'home-notice',
  'claim-certifications',
  'report-certification',
  'decision-letter',
  'reminder-letter',
  'return-templates',
  'reject-templates',
  'mail-closing',
] as const;
const PARTS = [
  'subject',
  'title',
  'text',
  'isTrue',
  'notClaimedBefore',
  'isAuthorised',
  'approvedText',
  'rejectedText',
  'appealOnce',
  'again',
  'appeal',
  'evidence-missing',
  'evidence-unreadable',
  'amount-differs',
  'wrong-lines',
  'wrong-reason',
  'not-eligible',
  'already-refunded',
  'not-collected',
  'outside-window',
  'waiver-on-file',
  'no-answer',
] as const;

/** Names a text by its key: an email by the subject it ships with. */
export function useTextName(): (key: string, subject?: string) => string {
  const { t } = useTranslation('configuration');
  return (key, subject) => {
    const named = NAMED.find((each) => each === key);
    return named === undefined ? (subject ?? key.replace(/^mail:/, '')) : t(`texts.names.${named}`);
  };
}

/** The name in the catalogue of a part of a text; a part nobody has named is a text. */
export const partName = (part: string): (typeof PARTS)[number] =>
  PARTS.find((each) => each === part) ?? 'text';
