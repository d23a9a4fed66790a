/** Limits both sides keep; the server is the authority, the browser says so before anything is sent. */
export const LIMITS = {
  pageSizes: [10, 25, 50, 100],
  maxPageSize: 100,
  defaultPageSize: 25,
  searchText: 100,
  email: 254,
  /** Characters of a password as it is sent; which of them can be one is said by the rule of passwords, with its one limit. */
  passwordText: 4_096,
  reasonText: 1000,
  commentText: 4000,
  personName: 120,
  fileName: 200,
  /** Bytes of one piece of evidence. */
  documentBytes: 9_000_000,
  documentsPerClaim: 20,
  /** Bytes of a company's files that no claim or application names yet. */
  unusedDocumentBytes: 200_000_000,
  /** New people of one company, and invitations to one mailbox, in 24 hours. */
  invitationsPerDay: 20,
  invitationsToMailbox: 5,
  viewName: 60,
  /** Characters of the address that a saved view of a list keeps. */
  viewAddress: 2_000,
  viewsPerList: 30,
  /** Bytes of one Customs file. */
  customsFileBytes: 64 * 1024 * 1024,
  /** Bytes of a log that comes with a reported problem. */
  problemLogBytes: 16 * 1024 * 1024,
  customsRows: 200_000,
  claimLines: 20_000,
  /** Unfinished claims that one person keeps for a company. */
  claimDrafts: 20,
  draftName: 60,
  /** Bytes and columns of one file of claimed entries; an ACE report has thirty columns and several rows a line. */
  claimFileBytes: 16 * 1024 * 1024,
  claimFileCells: 20,
  /** Columns of a file that a person can say the meaning of, and how much of a cell is shown for it. */
  mappedColumns: 100,
  mappedCell: 60,
  /** Rows of a table that are shown of a document. */
  documentRows: 500,
  /** Columns of it, and characters of a cell: the whole is in the file. */
  documentColumns: 60,
  documentCell: 300,
  paymentsPerRun: 500,
  /** Claims named one by one in an action on many. */
  bulkSelection: 2_000,
  reportLines: 500,
  reportLineText: 120,
  /** One field of a draft, whatever was typed or pasted into it. */
  draftText: 200,
  /** Bytes of one file of report lines. */
  reportFileBytes: 2 * 1024 * 1024,
  idempotencyKey: 255,
} as const;

/** The specification's constants, section 9, in milliseconds. */
export const TIMES = {
  alertMs: 10_000,
  expiryWarningMs: 150_000,
  hubPollMs: 60_000,
} as const;

/** Kinds of file taken as evidence, recognized by content and not by name. */
export const DOCUMENT_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/heic',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** What a browser offers when a piece of evidence is chosen: some know a file by its ending only. */
export const DOCUMENT_ACCEPT = [
  ...DOCUMENT_TYPES,
  '.pdf',
  '.png',
  '.jpg',
  '.jpeg',
  '.heic',
  '.heif',
  '.csv',
  '.xlsx',
].join(',');

/** What a browser offers when a table is chosen: Customs lines, entry numbers, a report. */
export const TABLE_ACCEPT = '.csv,.tsv,.txt,.xlsx';
