import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';

/** The key to send some content under: the same for the same content, so that a second press or a lost answer counts once (H11). */
export function useSendingKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: nanoid() };
    return last.current.key;
  };
}
