import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLanguage } from '../../i18n/useFormat';
import { errorMessage } from './errorMessage';
import { readApiFailure } from './readApiFailure';
import { selectCompanyId } from '../../state/session';

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
}

export interface Sending {
  /** The key to send some content under, the same for the same content of the same company (H11). */
  readonly keyOf: (content: unknown) => string;
  /** Null for a success, else the sentence to show where the action was asked for. */
  readonly sentenceOf: (answer: Answer) => string | null;
}

/** What actions that count once need: keys that stay with their content, and the sentence of a failure. */
export function useSending(): Sending {
  const language = useLanguage();
  const companyId = useSelector(selectCompanyId);
  const last = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return {
    keyOf: (content) => {
      const text = JSON.stringify([companyId, content]);
      if (last.current?.content !== text) last.current = { content: text, key: nanoid() };
      return last.current.key;
    },
    sentenceOf: ({ error }) => {
      if (error === undefined) return null;
      return errorMessage(readApiFailure(error) ?? { kind: 'unreadable', status: 0 }, language);
    },
  };
}
