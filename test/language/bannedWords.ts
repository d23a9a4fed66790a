/** Where a word must not stand: in what people read on screen, in email and on the command line; in comments and documents; in names of code. */
export type Place = 'texts' | 'prose' | 'names';

export interface BannedWord {
  /** As the table in docs/writing.md names it. */
  readonly word: string;
  /** In names of code, words are compared in small letters with blanks between them: `customsDepth` is "customs depth". */
  readonly pattern: RegExp;
  readonly say: string;
  readonly where: readonly Place[];
}

const TEXTS: readonly Place[] = ['texts'];
const TEXTS_AND_PROSE: readonly Place[] = ['texts', 'prose'];
const NAMES: readonly Place[] = ['names'];

/** Words this product does not use, and the ones it uses instead. */
export const BANNED_WORDS: readonly BannedWord[] = [
  {
    word: 'mail, e-mail, by mail (unless the postal service carries it)',
    pattern: /\be-mail|(?<!postal )\bmails?\b(?! checks|\/)|\bmailed\b(?! checks?\b)/i,
    say: 'email',
    where: TEXTS_AND_PROSE,
  },
  { word: 'telephone', pattern: /\btelephone\b/i, say: 'phone', where: TEXTS_AND_PROSE },
  { word: 'anew', pattern: /\banew\b/i, say: 'again', where: ['texts', 'prose', 'names'] },
  { word: 'meanwhile', pattern: /\bmeanwhile\b/i, say: 'since then, at the same time', where: TEXTS },
  { word: 'deed', pattern: /\bdeeds?\b/i, say: 'action', where: ['texts', 'prose', 'names'] },
  { word: 'desk', pattern: /\bdesks?\b/i, say: 'assigned to, assignee', where: TEXTS_AND_PROSE },
  {
    word: 'mend',
    pattern: /\bmend(?:s|ed|ing)?\b/i,
    say: 'fix, correct',
    where: ['texts', 'prose', 'names'],
  },
  { word: 'reckon', pattern: /\breckon/i, say: 'calculate, measure', where: TEXTS_AND_PROSE },
  { word: 'gift', pattern: /\bgifts?\b/i, say: 'assignment', where: ['texts', 'prose', 'names'] },
  {
    word: 'stands still',
    pattern: /\b(?:stands?|standing|stood) still\b/i,
    say: 'is paused',
    where: TEXTS_AND_PROSE,
  },
  {
    word: 'worked out',
    pattern: /\bwork(?:s|ed|ing)? (?:it |them )?out\b/i,
    say: 'calculated',
    where: TEXTS_AND_PROSE,
  },
  {
    word: 'in all, together (of sums)',
    pattern: /\bin all\b(?=[.,;:)]|$)|^together\b/i,
    say: 'total, in total',
    where: TEXTS_AND_PROSE,
  },
  {
    word: 'let go',
    pattern: /\blet(?:s|ting)? (?:it )?go\b/i,
    say: 'drop, release, ignore',
    where: TEXTS_AND_PROSE,
  },
  {
    word: 'refuse (unless a bank does)',
    pattern: /\brefus(?:e|es|ed|ing|al)\b(?! by the payee)/i,
    say: 'reject (a claim), deny (an exemption, access), decline (a request)',
    where: TEXTS,
  },
  { word: 'papers', pattern: /\bpapers\b/i, say: 'documents', where: ['texts', 'prose', 'names'] },
  { word: 'take up', pattern: /\b(?:takes?|taken|taking|took) up\b/i, say: 'start review', where: TEXTS },
  {
    word: 'give up',
    pattern: /\b(?:gives?|given|giving|gave) up\b/i,
    say: 'cancel, write off',
    where: TEXTS,
  },
  {
    word: 'take back, come back',
    pattern: /\b(?:takes?|taken|taking|took|comes?|coming|came) back\b(?! automatically)/i,
    say: 'reverse, return',
    where: TEXTS,
  },
  {
    word: 'set off',
    pattern: /\bsets? off\b|\bsetting off\b/i,
    say: 'apply to balance, offset',
    where: TEXTS,
  },
  { word: 'put back', pattern: /\bputs? back\b/i, say: 'unassign', where: TEXTS },
  { word: 'nobody, somebody', pattern: /\b(?:no|some)body\b/i, say: 'no one, someone', where: TEXTS },
  {
    word: 'is told',
    pattern: /\b(?:is|are|was|were|be|been|being) told\b/i,
    say: 'is notified',
    where: TEXTS,
  },
  { word: 'by itself, of itself', pattern: /\b(?:by|of) itself\b/i, say: 'automatically', where: TEXTS },
  {
    word: 'alike, slip apart',
    pattern: /\balike\b|\bslip apart\b/i,
    say: 'similar, one digit differs',
    where: TEXTS,
  },
  {
    word: 'answer to the board',
    pattern: /\banswer to the board\b/i,
    say: 'reply to, contact',
    where: TEXTS,
  },
  { word: 'who could', pattern: /\bwho could\b/i, say: 'Only … can do this.', where: TEXTS },
  { word: 'by the records', pattern: /\bby the records\b/i, say: 'calculated, expected', where: TEXTS },
  { word: 'in your favor', pattern: /\bin your favor\b/i, say: 'you have a credit of', where: TEXTS },
  { word: 'begin to act', pattern: /\b(?:begin|began|begun) to act\b/i, say: 'act as company', where: TEXTS },
  {
    word: 'Understood, OK (as a button)',
    pattern: /^(?:understood|ok|okay)[.!]?$/i,
    say: 'Dismiss, Got it, or verb + object',
    where: TEXTS,
  },
  {
    word: 'close together, close rows',
    pattern: /\bclose (?:together|rows)\b/i,
    say: 'Compact',
    where: TEXTS,
  },
  { word: 'throw away', pattern: /\b(?:throws?|threw|thrown) away\b/i, say: 'discard', where: TEXTS },
  { word: 'whoever', pattern: /\bwhoever\b/i, say: 'anyone who, the person who', where: TEXTS },
  { word: 'way of the claim', pattern: /\bway of the\b/i, say: 'progress', where: TEXTS },
  {
    word: 'give the number',
    pattern: /\bg[ia]ve(?:n|s)? the (?:importer )?number\b/i,
    say: 'assign number',
    where: TEXTS,
  },
  {
    word: 'note as arrived',
    pattern: /\bnoted? as (?:arrived|cleared)\b/i,
    say: 'mark as cleared',
    where: TEXTS,
  },
  {
    word: 'not sent by Customs yet',
    pattern: /\bnot (?:yet )?sent by customs\b/i,
    say: 'pending at Customs',
    where: TEXTS,
  },
  {
    word: 'What to do, What can be done, What you can do, Your decision (as a heading)',
    pattern: /^(?:what to do|what can be done|what you can do|your decision)[.:]?$/i,
    say: 'Actions',
    where: TEXTS,
  },
  {
    word: 'pursuant to, prior to, in order to, hereby, shall, utilize, commence',
    pattern: /\b(?:pursuant to|prior to|in order to|hereby|herein|thereof|shall|utili[sz]e|commence)/i,
    say: 'under, before, to, must, use, start',
    where: TEXTS,
  },
  {
    word: '(s) for a plural',
    pattern: /\p{L}\(s\)/u,
    say: 'a form for one and a form for many',
    where: TEXTS,
  },
  { word: 'two periods', pattern: /(?<!\.)\.\.(?!\.)/, say: 'one', where: TEXTS },
  {
    word: 'centre, programme',
    pattern: /\b(?:centre|programme)s?\b/i,
    say: 'center, program',
    where: TEXTS_AND_PROSE,
  },
  {
    word: 'depth',
    pattern: /\b(?:customs|company|refund) depth\b/,
    say: 'the name of the resource',
    where: NAMES,
  },
  { word: 'edges', pattern: /\bedges\b/, say: 'ports, dependencies', where: NAMES },
  {
    word: 'told, tellOf, hearIntent, hearProvider',
    pattern: /\btold\b|\btell of\b|\bhear (?:intent|provider)\b/,
    say: 'notify…, handle…',
    where: NAMES,
  },
  { word: 'letGo', pattern: /\blet go\b/, say: 'drop, release', where: NAMES },
  { word: 'setOff', pattern: /\bset off\b/, say: 'offset', where: NAMES },
  { word: 'lateLeave', pattern: /\blate leaves?\b/, say: 'filingExtension', where: NAMES },
  {
    word: 'unsent (but of an email’s outcome)',
    pattern: /\bunsent\b/,
    say: 'pendingAtCustoms',
    where: NAMES,
  },
  { word: 'boardMoment', pattern: /\bboard moment\b/, say: 'requestTime', where: NAMES },
  { word: 'keptWork', pattern: /\bkept work\b/, say: 'draftStore, persisted…', where: NAMES },
  {
    word: 'heard (but of the field heardAt), shaken',
    pattern: /\bheard\b(?! at\b)|\bshaken\b/,
    say: 'reported, handle…, handshakeEnded',
    where: NAMES,
  },
];
