import { useTranslation } from 'react-i18next';
import { PAYMENT_PARTS } from '../../../../domain/paymentParts';
import { SelectField } from '../../../components/form/SelectField';
import { useEditing } from './editing';

/** What a payment pays off first, second and third; choosing a part twice swaps the two. */
export function PaymentOrderFields() {
  const { t } = useTranslation('configuration');
  const { form, set, faultOf } = useEditing();
  const order = form.paymentOrder;
  return order.map((part, place) => (
    <SelectField
      key={place}
      id={place === 0 ? 'paymentOrder' : `paymentOrder-${place + 1}`}
      label={t('edit.paymentPlace', { place: place + 1 })}
      error={place === 0 ? faultOf('paymentOrder') : undefined}
      options={PAYMENT_PARTS.map((value) => ({ value, text: t(`edit.paymentParts.${value}`) }))}
      value={part}
      onChange={(event) => {
        const chosen = PAYMENT_PARTS.find((each) => each === event.target.value);
        if (chosen === undefined) return;
        set(
          'paymentOrder',
          order.map((each, at) => (at === place ? chosen : each === chosen ? part : each)),
        );
      }}
    />
  ));
}
