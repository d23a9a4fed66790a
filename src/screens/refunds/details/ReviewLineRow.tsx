import chevron from 'bootstrap-icons/icons/chevron-down.svg';
import { useTranslation } from 'react-i18next';
import { Button, FormFeedback, Input } from 'reactstrap';
import type { RefundLine } from '../../../../contract/entities/refund';
import type { Explanation } from '../../../../contract/fields';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { formatMoney, money } from '../../../../domain/money';
import { htsCodeShown } from '../../../components/columns/entryNumberShown';
import { Icon } from '../../../components/Icon';
import { useFormat } from '../../../i18n/useFormat';
import { AmountInput } from '../create/AmountInput';
import type { LineReview } from './useLineReview';
import { amountOn, leftToRefund, verifiedFault } from './verification';

interface ReviewLineRowProps {
  readonly line: RefundLine;
  readonly review: LineReview;
  readonly isVerifying: boolean;
  readonly explain: (explanation: Explanation) => readonly string[];
  readonly onFocus: () => void;
  /** Asks the company about the line; left out where the reader cannot. */
  readonly onQuestion?: ((line: RefundLine) => void) | undefined;
}

/** One line of a claim under review. */
export function ReviewLineRow(props: ReviewLineRowProps) {
  const { line, review, isVerifying, explain, onFocus, onQuestion } = props;
  const { t } = useTranslation('refund');
  const format = useFormat();
  const names = { entry: formatEntryNumber(line.entryNumber), line: line.lineNo };
  const origin = `${line.portName ?? line.portCode ?? '–'} · ${htsCodeShown(line.htsCode)}`;
  const difference = money(line.amountClaimed) - money(line.amountProposed);
  const typed = amountOn(line, review.verification);
  const fault = isVerifying ? verifiedFault(line, typed, review.mark) : null;
  const errorId = `verified-${line.id}-error`;
  const isOpen = review.openLine === line.id;
  return (
    <>
      {isVerifying ? (
        <span role="cell" className="cell-choose">
          <Input
            type="checkbox"
            aria-label={t('lines.tickOf', names)}
            checked={review.verification.ticked.has(line.id)}
            onFocus={onFocus}
            onChange={(event) => {
              review.tick(line.id, event.target.checked);
            }}
          />
        </span>
      ) : null}
      <span role="cell" className="cell-entry" title={origin}>
        <span className="figure">{names.entry}</span> <small>{t('lines.line', names)}</small>
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
      <span role="cell" className="cell-left figure" data-label={t('lines.refunded')}>
        {format.amount(line.amountRefunded)}
      </span>
      <span role="cell" className="cell-proposed figure" data-label={t('lines.proposed')}>
        {format.amount(line.amountProposed)}
      </span>
      <span role="cell" className="cell-claimed figure" data-label={t('lines.claimed')}>
        {format.amount(line.amountClaimed)}
      </span>
      <span
        role="cell"
        className={`cell-difference figure ${difference === 0n ? '' : 'is-different'}`}
        data-label={difference === 0n ? undefined : t('lines.difference')}
      >
        {difference === 0n ? '' : format.amount(formatMoney(difference))}
      </span>
      <span
        role="cell"
        className="cell-verified figure"
        data-label={isVerifying ? undefined : t('lines.verified')}
      >
        {isVerifying ? (
          <AmountInput
            id={`verified-${line.id}`}
            label={t('lines.amountOf', names)}
            value={typed}
            errorId={fault === null ? undefined : errorId}
            onChange={(amount) => {
              review.retype(line.id, amount);
            }}
          />
        ) : line.amountVerified === null ? (
          '–'
        ) : (
          format.amount(line.amountVerified)
        )}
      </span>
      <span role="cell" className="cell-how">
        <Button
          id={`how-of-${line.id}`}
          color="link"
          size="sm"
          title={t('lines.how')}
          aria-expanded={isOpen}
          aria-label={t('lines.howLong', names)}
          onFocus={onFocus}
          onClick={() => {
            review.toggleOpen(line.id);
          }}
        >
          <Icon paths={chevron} />
        </Button>
      </span>
      {fault === null ? null : (
        <FormFeedback role="cell" tag="span" className="cell-error field-error" id={errorId}>
          {t(`fault.${fault}`, {
            claimed: format.money(line.amountClaimed),
            left: format.money(formatMoney(leftToRefund(line))),
          })}
        </FormFeedback>
      )}
      {isOpen ? (
        <div role="cell" className="cell-explanation">
          <p>
            {origin}
            {line.quantityProgramUnit === null ? ` · ${t('lines.needsQuantity')}` : null}
          </p>
          <ol>
            {explain(line.explanation).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
          {onQuestion === undefined ? null : (
            <Button
              color="link"
              size="sm"
              onClick={() => {
                onQuestion(line);
              }}
            >
              {t('question.ask')}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}
