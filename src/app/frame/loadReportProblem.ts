/** The dialog in which a person hands over what was recorded; loaded when it is first opened. */
export const loadReportProblem = async () =>
  (await import(/* webpackChunkName: "menus" */ './ReportProblem')).ReportProblem;
