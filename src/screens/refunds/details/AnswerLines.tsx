import { useTranslation } from 'react-i18next';
import { Button, FormFeedback, FormText } from 'reactstrap';
import type { RefundLine } from '../../../../contract/entities/refund';
import { formatEntryNumber } from '../../../../domain/entryNumber';
import { useFormat } from '../../../i18n/useFormat';
import { AmountInput } from '../create/AmountInput';
import type { Amounts } from '../create/claimForm';
import { GridHead } from '../GridHead';
import { LineGrid } from '../LineGrid';

interface AnswerLinesProps {
  readonly lines: readonly RefundLine[];
  readonly amounts: Amounts;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (amounts: Amounts) => void;
}

/** The lines of a returned claim, whose amounts may be lowered and which may be taken out. */
export function AnswerLines({ lines, amounts, errorAt, onChange }: AnswerLinesProps) {
  const { t } = useTranslation('refund');
  const format = useFormat();
  const stored = lines.filter((line) => line.customsLineId in amounts);
  const listError = errorAt('lines');
  return (
    <>
      <FormText tag="p">{t('answer.linesHint')}</FormText>
      {listError === undefined ? null : (
        <FormFeedback tag="p" className="field-error" id="lines" tabIndex={-1}>
          {listError}
        </FormFeedback>
      )}
      <LineGrid
        label={t('answer.linesLabel')}
        className="answer-lines"
        head={
          <GridHead
            columns={[
              { key: 'entry', title: t('lines.entry') },
              { key: 'date', title: t('lines.date') },
              { key: 'collected', title: t('lines.collected') },
              { key: 'proposed', title: t('lines.proposed') },
              { key: 'claimed', title: t('answer.claimed') },
              { key: 'how', title: t('answer.dropShort'), isHidden: true },
            ]}
          />
        }
        keys={stored.map((line) => line.customsLineId)}
        rowClass={() => ''}
        row={(index) => {
          const line = stored[index];
          if (line === undefined) return null;
          const id = line.customsLineId;
          const names = { entry: formatEntryNumber(line.entryNumber), line: line.lineNo };
          const error = errorAt(`lines.${id}`);
          return (
            <>
              <span role="cell" className="cell-entry figure">
                {names.entry} <small>{t('lines.line', names)}</small>
              </span>
              <span role="cell" className="cell-date">
                {format.date(line.entryDate)}
              </span>
              <span role="cell" className="cell-collected figure" data-label={t('lines.collected')}>
                {format.amount(line.amountCollected)}
              </span>
              <span role="cell" className="cell-proposed figure" data-label={t('lines.proposed')}>
                {format.amount(line.amountProposed)}
              </span>
              <span role="cell" className="cell-claimed">
                <AmountInput
                  id={`amount-${id}`}
                  label={t('answer.amountOf', names)}
                  value={amounts[id] ?? ''}
                  errorId={error === undefined ? undefined : `amount-${id}-error`}
                  onChange={(amount) => {
                    onChange({ ...amounts, [id]: amount });
                  }}
                />
              </span>
              <span role="cell" className="cell-how">
                <Button
                  color="link"
                  size="sm"
                  aria-label={t('answer.drop', names)}
                  onClick={() => {
                    onChange(Object.fromEntries(Object.entries(amounts).filter(([key]) => key !== id)));
                  }}
                >
                  {t('answer.dropShort')}
                </Button>
              </span>
              {error === undefined ? null : (
                <FormFeedback
                  role="cell"
                  tag="span"
                  className="cell-error field-error"
                  id={`amount-${id}-error`}
                >
                  {error}
                </FormFeedback>
              )}
            </>
          );
        }}
      />
    </>
  );
}
