import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { getCustomsLine } from '../../../../contract/endpoints/customs/files';
import { mayEnterQuantity } from '../../../../domain/customsPermissions';
import { useGetProgramQuery } from '../../../api/configuration/program';
import { useFormat } from '../../../i18n/useFormat';
import { selectActor } from '../../../state/actor';
import { QuantityDialog } from './QuantityDialog';

interface LineQuantityProps {
  readonly line: DataOf<typeof getCustomsLine>;
}

/** Why a quantity is wanted: no factor for the line, none for its correction, or a correction since one was entered. */
function whyWanted({ enteredQuantity, factor }: LineQuantityProps['line']) {
  if (enteredQuantity !== null) return 'outdated';
  return factor === null ? 'wanted' : 'corrected';
}

/** What is said of a line whose quantity no factor gives: that it is wanted, or who entered it and why. Nothing of all others. */
export function LineQuantity({ line }: LineQuantityProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const { data: program } = useGetProgramQuery(undefined);
  const mayEnter = mayEnterQuantity(useSelector(selectActor)).allowed;
  const [isAsking, setAsking] = useState(false);
  const { enteredQuantity: entered, needsQuantity } = line;
  const unit = program?.unitCode ?? '';
  if (entered === null && !needsQuantity) return null;
  return (
    <section className="surface" aria-labelledby="line-quantity">
      <h2 id="line-quantity">{t('quantity.title', { unit })}</h2>
      {needsQuantity ? (
        <p className="alert alert-warning">
          {t(`quantity.${whyWanted(line)}`, { unit, reported: line.unit })}
        </p>
      ) : null}
      {entered === null ? null : (
        <p>
          {t('quantity.entered', {
            quantity: `${format.quantity(entered.quantity)} ${unit}`,
            person: entered.setBy.name,
            when: format.instant(entered.setAt),
            reason: entered.reason,
          })}
        </p>
      )}
      {mayEnter ? (
        <Button
          color={needsQuantity ? 'primary' : 'secondary'}
          outline={!needsQuantity}
          onClick={() => {
            setAsking(true);
          }}
        >
          {t(entered === null ? 'quantity.enter' : 'quantity.change')}
        </Button>
      ) : null}
      {isAsking ? (
        <QuantityDialog
          line={line}
          unit={unit}
          onClose={() => {
            setAsking(false);
          }}
        />
      ) : null}
    </section>
  );
}
