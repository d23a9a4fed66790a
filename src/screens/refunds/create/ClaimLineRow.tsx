import chevron from 'bootstrap-icons/icons/chevron-down.svg';
import { useTranslation } from 'react-i18next';
import { Button, FormFeedback, Input } from 'reactstrap';
import type { Explanation } from '../../../../contract/fields';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { formatMoney } from '../../../../domain/money';
import { Icon } from '../../../components/Icon';
import { useFormat } from '../../../i18n/useFormat';
import { AmountInput } from './AmountInput';
import { isClaimable, leftOn, type ProposedLine } from './chosenLines';
import type { Share } from '../../../../domain/refundAllocation';

export interface LineActions {
  readonly choose: (line: ProposedLine, chosen: boolean) => void;
  readonly change: (lineId: string, amount: string) => void;
  readonly paste: (line: ProposedLine, text: string) => boolean;
  readonly move: (line: ProposedLine, by: 1 | -1) => void;
  readonly open: (lineId: string) => void;
}

interface ClaimLineRowProps {
  readonly line: ProposedLine;
  /** The amount claimed, or undefined while the line is not chosen. */
  readonly amount: string | undefined;
  readonly error: string | undefined;
  readonly isOpen: boolean;
  readonly explain: (explanation: Explanation) => readonly string[];
  readonly actions: LineActions;
}

/** One entry line: what was collected, what is proposed, and the amount claimed. */
export function ClaimLineRow({ line, amount, error, isOpen, explain, actions }: ClaimLineRowProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const names = { entry: formatEntryNumber(line.entryNumber), line: line.lineNo };
  const isChosen = amount !== undefined;
  const errorId = error === undefined ? undefined : `amount-${line.customsLineId}-error`;
  const howId = `how-${line.customsLineId}`;
  return (
    <>
      <span role="cell" className="cell-choose">
        <Input
          type="checkbox"
          aria-label={t('lines.choose', names)}
          checked={isChosen}
          disabled={!isChosen && !isClaimable(line)}
          onChange={(event) => {
            actions.choose(line, event.target.checked);
          }}
        />
      </span>
      <span role="cell" className="cell-entry">
        <span className="figure">{names.entry}</span> <small>{t('lines.entryLine', names)}</small>
        {isOrdinary(line) ? null : (
          <small className="cell-share">
            {isShare(line.share) ? t(`lines.share.${line.share}`) : line.share}
          </small>
        )}
      </span>
      <span role="cell" className="cell-date">
        {format.date(line.entryDate)}
      </span>
      <span role="cell" className="cell-quantity figure">
        {line.quantityProgramUnit === null ? '–' : format.quantityFigure(line.quantityProgramUnit)}
      </span>
      <span role="cell" className="cell-collected figure" data-label={t('lines.collected')}>
        {format.amount(line.amountCollected)}
      </span>
      <span role="cell" className="cell-left figure" data-label={t('lines.left')}>
        {format.amount(formatMoney(leftOn(line)))}
      </span>
      <span role="cell" className="cell-proposed figure" data-label={t('lines.proposed')}>
        {format.amount(line.amountProposed)}
      </span>
      <span role="cell" className="cell-claimed">
        {isChosen ? (
          <AmountInput
            id={`amount-${line.customsLineId}`}
            label={t('lines.amountOf', names)}
            value={amount}
            errorId={errorId}
            onChange={(value) => {
              actions.change(line.customsLineId, value);
            }}
            onPasteBlock={(text) => actions.paste(line, text)}
            onMove={(by) => {
              actions.move(line, by);
            }}
          />
        ) : null}
      </span>
      <span role="cell" className="cell-how">
        <Button
          color="link"
          size="sm"
          title={t('lines.how')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? howId : undefined}
          aria-label={t('lines.howLong', names)}
          onClick={() => {
            actions.open(line.customsLineId);
          }}
        >
          <Icon paths={chevron} />
        </Button>
      </span>
      {error === undefined ? null : (
        <FormFeedback role="cell" tag="span" className="cell-error field-error" id={errorId}>
          {error}
        </FormFeedback>
      )}
      {isOpen ? (
        <div role="cell" className="cell-explanation" id={howId}>
          <ol>
            {explain(line.explanation).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </div>
      ) : null}
    </>
  );
}

const SHARES: readonly string[] = [
  'inside',
  'crossing',
  'beyond',
  'nothing-left',
  'no-quantity',
  'whole',
  'not-eligible',
] satisfies readonly Share[];

/** Whether the catalogue has words for where a line lies. */
const isShare = (share: string): share is Share => SHARES.includes(share);

/** What most lines on show are needs no word on each. */
const isOrdinary = ({ share }: ProposedLine): boolean => share === 'inside' || share === 'whole';
