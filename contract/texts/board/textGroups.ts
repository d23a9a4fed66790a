/** What a text of the board is for. Apart from the texts themselves, which every screen would load with it. */
export const TEXT_GROUPS = ['notice', 'certification', 'letter', 'mail'] as const;
