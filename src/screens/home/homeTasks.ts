import type { CompanyTask, Home } from '../../../contract/entities/home';
import { ALL_OWED } from '../shared/allOwed';
import { urgencyOf } from './homeFigures';

type CompanyHome = Extract<Home, { kind: 'company' }>;

export type HomeTask =
  CompanyTask | ({ readonly kind: 'file-report' } & NonNullable<CompanyHome['nextReport']>);

/** What the company has to do, the most pressing first. A report joins two weeks before it is due, unless it is begun already. */
export function tasksOf(home: CompanyHome): readonly HomeTask[] {
  const { tasks = [], nextReport } = home;
  if (nextReport === null || draftOfNext(home) !== undefined || urgencyOf(nextReport.daysLeft) === 'calm')
    return tasks;
  const firstDraft = tasks.findIndex(({ kind }) => kind.startsWith('continue-'));
  const at = firstDraft === -1 ? tasks.length : firstDraft;
  return [...tasks.slice(0, at), { kind: 'file-report', ...nextReport }, ...tasks.slice(at)];
}

/** The draft of the next report, if it is begun. */
export const draftOfNext = ({ tasks = [], nextReport }: CompanyHome): CompanyTask | undefined =>
  tasks.find(
    (task) =>
      task.kind === 'continue-report' &&
      task.fiscalYear === nextReport?.fiscalYear &&
      task.period === nextReport.period,
  );

/** Where a task is done. */
export function taskAddress(task: HomeTask): string {
  switch (task.kind) {
    case 'answer-claim':
      return `/refunds/details?id=${task.id}`;
    case 'answer-exemption':
      return `/exemptions/details?id=${task.id}`;
    case 'correct-report':
      return `/assessments/details?id=${task.id}`;
    case 'pay':
      return `/ledger?pay=${ALL_OWED}`;
    case 'continue-claim':
      return task.key === undefined ? '/refunds/create' : `/refunds/create?draft=${task.key}&step=missing`;
    case 'continue-exemption':
      return task.preparer === undefined
        ? '/exemptions/create?step=missing'
        : `/exemptions/create?preparer=${task.preparer}&step=missing`;
    case 'file-report':
      return '/assessments/create';
    case 'continue-report':
      return `/assessments/create?year=${task.fiscalYear}&index=${task.period.replace(/^[Q0]/, '')}&step=missing`;
  }
}
