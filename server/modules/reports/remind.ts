import type { z } from 'zod';
import type { remindersSent } from '../../../contract/entities/reportGrid';
import { reminderLetter } from '../../../contract/texts/reminderLetter';
import { periodCode } from '../../../contract/texts/periodName';
import { fill } from '../../../contract/texts/fill';
import type { Values } from '../../../contract/texts/sentence';
import { mayReviewReports } from '../../../domain/reportPermissions';
import type { Program } from '../../../domain/program';
import type { ReportPeriod } from '../../../domain/reportPeriod';
import { fail, ok } from '../../../domain/result';
import { isRowId } from '../../db/rowId';
import type { Queries } from '../../db/tables';
import { failed, type Outcome, refusalOf } from '../../failure';
import { drawLetters } from '../../letter/drawLetter';
import type { LetterContent } from '../../letter/letterContent';
import { longDate } from '../../letter/longDate';
import { appendAudit } from '../audit/appendAudit';
import { programInForce } from '../configuration/programInForce';
import { type TextContent, textsInForce } from '../boardTexts/ownTexts';
import type { RequestContext } from '../identity/requestContext';
import { type MailServices, queueMail } from '../mail/queueMail';
import { findMissingCompanies, type MissingCompany } from './missingReport';
import { type NamedPeriod, periodFor } from './reportingCompany';
import { reminderRows } from './reminderRows';

/** Writes to companies that are missing a report, each in its language; those who have reported in the meantime are left alone. */
export const sendReminders = (
  services: MailServices,
  ctx: RequestContext,
  input: NamedPeriod & { readonly companyIds: readonly string[] | null },
): Promise<Outcome<z.output<typeof remindersSent>>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayReviewReports(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    const program = await programInForce(tx, ctx.at);
    const period = periodFor(input, program);
    if (!period.ok) return period;
    const named = input.companyIds?.filter(isRowId) ?? null;
    const missing = await findMissingCompanies(tx, period.value, ctx.today, program.boardZone, named);
    const reachable = missing.filter(({ email }) => email !== '');
    for (const company of reachable)
      await queueMail(services, tx, ctx.at, {
        kind: 'report-reminder',
        to: company.email,
        language: company.language,
        values: valuesFor(company, period.value, program, services.config.publicUrl),
        replyTo: program.email,
      });
    if (reachable.length > 0)
      await tx
        .insertInto('report_reminder')
        .values(
          reachable.map(({ id }) => ({
            company_id: id,
            fiscal_year: period.value.fiscalYear,
            period: period.value.name,
            sent_at: ctx.at,
            sent_by: ctx.caller.actor.userId,
          })),
        )
        .execute();
    await appendAudit(tx, ctx, {
      action: 'reminders-sent',
      subject: { type: 'report', id: null },
      companyId: null,
      details: {
        fiscalYear: period.value.fiscalYear,
        period: period.value.name,
        companies: reachable.map(({ id }) => id),
      },
    });
    const found = new Set(missing.map(({ id }) => id));
    return ok({
      sent: reachable.length,
      notMissing: (input.companyIds ?? []).filter((id) => !found.has(id)),
      withoutMail: missing.filter(({ email }) => email === '').map(({ id }) => id),
      rows: await reminderRows(tx, missing, named),
    });
  });

/** The same reminders as letters to print. */
export async function printReminders(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today'>,
  input: NamedPeriod & { readonly companyIds?: string | undefined },
  publicUrl: string,
): Promise<Outcome<{ readonly fileName: string; readonly bytes: Buffer }>> {
  const refused = refusalOf(mayReviewReports(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const program = await programInForce(queries, reader.at);
  const period = periodFor(input, program);
  if (!period.ok) return period;
  const named = input.companyIds?.split(',').filter(isRowId) ?? null;
  const missing = await findMissingCompanies(queries, period.value, reader.today, program.boardZone, named);
  if (missing.length === 0) return failed('nobody-to-remind');
  const phrases = {
    en: (await textsInForce(queries, 'en', ['reminder-letter']))['reminder-letter'],
    fr: (await textsInForce(queries, 'fr', ['reminder-letter']))['reminder-letter'],
  };
  const letters = missing.map((company) =>
    letterFor(company, period.value, program, phrases[company.language], { today: reader.today, publicUrl }),
  );
  return ok({
    fileName: `reminders-${period.value.fiscalYear}-${period.value.name}.pdf`,
    bytes: await drawLetters(letters, reader.at),
  });
}

const valuesFor = (
  company: MissingCompany,
  period: ReportPeriod,
  program: Program,
  publicUrl: string,
): Values => ({
  company: company.name,
  period: periodCode(company.language, period.name),
  year: period.fiscalYear,
  due: longDate(company.language, period.dueDate),
  grace: program.lateRule.graceDays,
  link: `${publicUrl}/assessments/create`,
  email: program.email,
  phone: program.phone,
});

function letterFor(
  company: MissingCompany,
  period: ReportPeriod,
  program: Program,
  { title = '', text = '' }: TextContent,
  { today, publicUrl }: { readonly today: string; readonly publicUrl: string },
): LetterContent {
  const texts = reminderLetter[company.language];
  const values = valuesFor(company, period, program, publicUrl);
  return {
    language: company.language,
    title,
    sender: [program.boardName, program.address],
    recipient: [company.name, company.address],
    subject: [fill(texts.date, { date: longDate(company.language, today) })],
    paragraphs: text.split(/\n{2,}/).map((paragraph) => fill(paragraph, values)),
    layout: [],
    columns: [],
    rows: [],
    totals: [],
    page: texts.page,
  };
}
