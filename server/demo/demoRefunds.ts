import { addDays, type CalendarDate, dateInZone } from '../../domain/calendarDate';
import { checkDigit, formatEntryNumber } from '../../domain/entryNumber';
import { fiscalYearOf } from '../../domain/fiscalYear';
import type { Program } from '../../domain/program';
import type { RefundDetails, RefundProposal } from '../../contract/entities/refund';
import { proposeRefund } from '../modules/refunds/proposeRefund';
import { saveRefundDraft } from '../modules/refunds/refundDraft';
import { submitRefund } from '../modules/refunds/submitRefund';
import { CLAIMS, type DemoClaim } from './demoClaims';
import { attach } from './demoEvidence';
import { actionIn, type DemoEvent, type Scene } from './demoEvents';
import { stepEvents } from './demoSteps';
import { applicantOf, officeTime, succeeded } from './demoStage';

/** Lines younger than this are not claimed yet: Customs' file of their month has not come. */
const KNOWN_AFTER_DAYS = 35;
const ADMIN = 'admin@northwood.example';

/** Claims of two years with everything that was done on them, and one that is still being written. */
export function refundEvents(program: Program, now: Date): readonly DemoEvent[] {
  const today = dateInZone(now.getTime(), program.boardZone);
  const draftAt = new Date(now.getTime() - 7_200_000);
  const draft: DemoEvent = { at: draftAt, run: (scene) => writeDraft(scene, draftAt, today) };
  return [...CLAIMS.map((claim, index) => claimEvent(claim, index, today)), draft];
}

function claimEvent(claim: DemoClaim, index: number, today: CalendarDate): DemoEvent {
  const filedOn = addDays(today, -claim.daysAgo);
  const at = officeTime(filedOn, index);
  return {
    at,
    run: async (scene) => {
      const filed = await fileClaim(scene, claim, filedOn, at);
      return filed === null ? [] : stepEvents(filed.id, claim.steps, filedOn);
    },
  };
}

async function fileClaim(
  scene: Scene,
  claim: DemoClaim,
  filedOn: CalendarDate,
  at: Date,
): Promise<RefundDetails | null> {
  const player = scene.cast(claim.by);
  const ctx =
    claim.onBehalf === true ? actionIn(scene, ADMIN, at, player.companyId) : actionIn(scene, claim.by, at);
  const start = scene.program.fiscalYearStart;
  const year = fiscalYearOf(addDays(filedOn, -KNOWN_AFTER_DAYS), start);
  const fiscalYear = claim.wholeLastYear === true ? fiscalYearOf(filedOn, start) - 1 : year;
  const query = { fiscalYear, reason: claim.reason };
  const proposal = succeeded(await proposeRefund(scene.tx, ctx, query), `proposal for ${claim.by}`);
  const lines = openLines(proposal, addDays(filedOn, -KNOWN_AFTER_DAYS)).slice(0, claim.lines);
  const [importer] = proposal.importerNumbers;
  // A young database may have no line for it yet: then there was no claim.
  if (lines.length === 0 || importer === undefined) return null;
  const documentIds: string[] = [];
  for (const kind of proposal.requiredEvidence) documentIds.push(await evidence(ctx, kind, fiscalYear));
  const certificateNumber = claim.reason === 'ORGANIC' ? await certificateOf(scene, player.companyId) : null;
  if (claim.reason === 'ORGANIC' && certificateNumber === null) return null;
  return succeeded(
    await submitRefund(ctx, {
      ...query,
      importerNumber: importer.number,
      lines,
      pendingAtCustoms: pendingLinesOf(claim, filedOn, (date) => fiscalYearOf(date, start) === fiscalYear),
      documentIds,
      applicant: applicantOf(player),
      explanation: claim.reason === 'OTHER' ? 'Le courtier a inscrit le mauvais numéro d’importateur.' : '',
      certificateNumber,
      certifications: { isTrue: true, notClaimedBefore: true, isAuthorised: true },
    }),
    `claim of ${claim.by}`,
  );
}

/** Entries of the days before the claim, which Customs' next file will bring; the second asks for a part of it alone. */
function pendingLinesOf(
  { pendingAtCustoms = 0, by }: DemoClaim,
  filedOn: CalendarDate,
  isOfYear: (date: CalendarDate) => boolean,
) {
  const lines = Array.from({ length: pendingAtCustoms }, (_, index) => {
    const stem = `816${(7_700_000 + by.length * 10 + index).toString()}`;
    return {
      entryNumber: formatEntryNumber(stem + checkDigit(stem)),
      lineNo: 1,
      entryDate: addDays(filedOn, -2 - index),
      amountClaimed: index === 0 ? null : '120.00',
    };
  });
  // In the first weeks of a year the claim is still for the one before.
  return lines.filter(({ entryDate }) => isOfYear(entryDate));
}

const openLines = (proposal: RefundProposal, knownUntil: CalendarDate) =>
  proposal.lines
    .filter((line) => line.amountProposed !== '0.00' && line.entryDate <= knownUntil)
    .map((line) => ({ customsLineId: line.customsLineId, amountClaimed: line.amountProposed }));

function evidence(ctx: Parameters<typeof attach>[0], kind: string, fiscalYear: number): Promise<string> {
  switch (kind) {
    case 'certificate':
      return attach(ctx, 'certificate', 'Certificate of organic operation', `certificate-${fiscalYear}.pdf`);
    case 'receipt':
      return attach(ctx, 'receipt', 'Receipt for duties paid', `receipt-${fiscalYear}.pdf`);
    case 'invoice':
      return attach(ctx, 'invoice', 'Commercial invoice', `invoice-${fiscalYear}.pdf`);
    default:
      return attach(ctx, 'entry-summary', 'CBP Form 7501, entry summary', `7501-${fiscalYear}.pdf`);
  }
}

async function certificateOf(scene: Scene, companyId: string): Promise<string | null> {
  const row = await scene.tx
    .selectFrom('exemption')
    .select('certificate_number')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'ORGANIC')
    .where('certificate_number', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.certificate_number ?? null;
}

async function writeDraft(scene: Scene, at: Date, today: CalendarDate): Promise<readonly DemoEvent[]> {
  const player = scene.cast('accounts@cedarline.example');
  const fiscalYear = fiscalYearOf(addDays(today, -KNOWN_AFTER_DAYS), scene.program.fiscalYearStart);
  const saved = await saveRefundDraft(actionIn(scene, player.email, at), 'first', {
    name: '',
    onlyEntries: [],
    knownUpTo: '',
    fiscalYear,
    reason: 'FIRST_QUANTITY',
    importerNumber: '',
    explanation: '',
    certificateNumber: '',
    lines: [],
    pendingAtCustoms: [],
    applicant: applicantOf(player),
    documentIds: [],
  });
  succeeded(saved, 'draft');
  return [];
}
