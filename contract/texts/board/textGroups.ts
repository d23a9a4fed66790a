/** What a board text is for. Kept in its own file, so that screens don't load the texts with it. */
export const TEXT_GROUPS = ['notice', 'certification', 'letter', 'template', 'mail'] as const;
