/** The usual views of the board's list, each by the statuses it holds. */
export const QUEUES = {
  waiting: 'Submitted,InReview',
  withCompany: 'MoreInfo',
  granted: 'Approved',
  all: '',
} as const;
