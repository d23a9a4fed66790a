import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFeedback, FormText } from 'reactstrap';
import type { RefundProposal } from '../../../../contract/entities/refund';
import { LIMITS } from '../../../../contract/limits';
import type { LeftoverRows } from '../../../../domain/leftoverRows';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useExplain } from '../../../i18n/useExplain';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { isClaimable, isProposed, linesOf } from './chosenLines';
import type { ClaimEvent, ClaimForm } from './claimForm';
import { ClaimLines } from './ClaimLines';
import { lineChanges } from './lineChanges';
import { LinesToolbar } from './LinesToolbar';
import { linesInViews, linesWith, type LineView } from './lineView';
import { RowsDialog } from './RowsDialog';
import { SecondClaims } from './SecondClaims';
import { PendingSection } from './PendingSection';
import { ProposalSummary } from './ProposalSummary';

interface LinesStepProps {
  readonly form: ClaimForm;
  readonly proposal: RefundProposal;
  /** Also of single lines, as `lines.<id>`. */
  readonly errorAt: (field: string) => string | undefined;
  readonly send: (event: ClaimEvent) => void;
}

/** The entries of lines that could be claimed and are not, as a claim of their own. */
function unchosen(proposal: RefundProposal, form: ClaimForm): readonly LeftoverRows[] {
  const { fiscalYear } = proposal;
  const { importerNumber, amounts } = form;
  const left = linesOf(proposal, importerNumber).filter(
    (line) => isClaimable(line) && !(line.customsLineId in amounts),
  );
  const entryNumbers = [...new Set(left.map(({ entryNumber }) => entryNumber))];
  return left.length === 0 ? [] : [{ place: { fiscalYear, importerNumber }, entryNumbers }];
}

/** Which lines are claimed, and how much of each. */
export function LinesStep({ form, proposal, errorAt, send }: LinesStepProps) {
  const { t } = useTranslation('claim');
  const mark = decimalMarkOf(useLanguage());
  const format = useFormat();
  const explain = useExplain(proposal.unit);
  const [view, setView] = useState<LineView>('claimable');
  const [search, setSearch] = useState('');
  const [isTakingRows, setTakingRows] = useState(false);
  const [openLine, setOpenLine] = useState<string | null>(null);
  const lines = useMemo(() => linesOf(proposal, form.importerNumber), [proposal, form.importerNumber]);
  const views = useMemo(() => linesInViews(lines, form.amounts, mark), [lines, form.amounts, mark]);
  const shown = useMemo(() => linesWith(views[view], search), [views, view, search]);
  const changes = lineChanges(form, proposal, mark, send);
  const listError = errorAt('lines');

  return (
    <>
      <ProposalSummary proposal={proposal} isShort />
      <LinesToolbar
        view={view}
        counts={{
          claimable: views.claimable.length,
          chosen: views.chosen.length,
          faulty: views.faulty.length,
          all: views.all.length,
        }}
        search={search}
        onView={setView}
        onSearch={setSearch}
        onChooseAll={(chosen) => {
          changes.chooseAll(shown, chosen);
        }}
        onReset={changes.reset}
        onRows={() => {
          setTakingRows(true);
        }}
      />
      {listError === undefined ? null : (
        <FormFeedback tag="p" className="field-error" id="lines" tabIndex={-1}>
          {listError}
        </FormFeedback>
      )}
      {views.claimable.length > LIMITS.claimLines ? (
        <>
          <FormText tag="p">{t('lines.limit', { limit: format.count(LIMITS.claimLines) })}</FormText>
          <SecondClaims form={form} leftovers={unchosen(proposal, form)} />
        </>
      ) : null}
      {shown.length === 0 ? (
        <p className="surface">{t(lines.length === 0 ? 'lines.noneAtAll' : 'lines.none')}</p>
      ) : (
        <ClaimLines
          label={t('lines.label', { year: form.fiscalYear ?? '' })}
          unit={proposal.unit}
          lines={shown}
          amounts={form.amounts}
          errorOf={(line) => errorAt(`lines.${line.customsLineId}`)}
          openLine={openLine}
          explain={explain}
          actions={{
            choose: changes.choose,
            change: changes.change,
            paste: (line, text) => changes.paste(shown, line, text),
            open: (lineId) => {
              setOpenLine(openLine === lineId ? null : lineId);
            },
          }}
        />
      )}
      <FormText tag="p">{t('lines.paste')}</FormText>
      <PendingSection
        pendingAtCustoms={form.pendingAtCustoms}
        errorAt={errorAt}
        onChange={(pendingAtCustoms) => {
          send({ type: 'pendingLinesChanged', pendingAtCustoms });
        }}
      />
      {isTakingRows ? (
        <RowsDialog
          lines={lines}
          form={form}
          claim={{ fiscalYear: proposal.fiscalYear, importerNumber: form.importerNumber }}
          isUntouched={isProposed(lines, form.amounts)}
          onTake={changes.take}
          onClose={() => {
            setTakingRows(false);
          }}
        />
      ) : null}
    </>
  );
}
