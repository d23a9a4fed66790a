import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import { partsOf } from '../../../../domain/calendarDate';
import { useForeseeClaimsQuery } from '../../../api/refunds/claims';
import { useWaiveRefundsMutation } from '../../../api/refunds/review';
import { useSending } from '../../../api/base/useSending';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { SelectField } from '../../../components/form/SelectField';
import { TextField } from '../../../components/form/TextField';
import { useBoardToday } from '../../../i18n/useBoardToday';
import { useFormat } from '../../../i18n/useFormat';
import { useClaimWords } from '../useClaimWords';

interface WaiveDialogProps {
  readonly onClose: () => void;
}

/** A company waives the refunds of a year, signed by somebody who may. */
export function WaiveDialog({ onClose }: WaiveDialogProps) {
  const { t } = useTranslation('refunds');
  const sending = useSending('waiver');
  const [waive] = useWaiveRefundsMutation();
  const format = useFormat();
  const words = useClaimWords();
  const thisYear = partsOf(useBoardToday()).year;
  const claims = useForeseeClaimsQuery(undefined).data?.claims ?? [];
  const [year, setYear] = useState('');
  const years = yearsToWaive(
    claims.map(({ fiscalYear }) => fiscalYear),
    thisYear,
  );
  const givenUp = claims.filter(({ fiscalYear }) => fiscalYear.toString() === year);
  const [signerName, setSignerName] = useState('');
  const [isAuthorised, setAuthorized] = useState(false);

  async function send(): Promise<string | null> {
    if (!/^20\d\d$/.test(year) || signerName.trim() === '' || !isAuthorised) return t('waiver.notComplete');
    const body = { fiscalYear: Number(year), signerName, isAuthorised: true as const };
    return sending.sentenceOf(
      await sending.deliver(body, (idempotencyKey) => waive({ body, idempotencyKey })),
    );
  }

  return (
    <ConfirmDialog
      title={t('waiver.question')}
      confirm={t('waiver.confirm')}
      color="danger"
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('waiver.about')}</p>
      <SelectField
        id="waiver-year"
        label={t('waiver.year')}
        empty={t('waiver.chooseYear')}
        options={years.map((each) => ({ value: each.toString(), text: each.toString() }))}
        value={year}
        onChange={(event) => {
          setYear(event.target.value);
        }}
      />
      {givenUp.map(({ reason, amount }) => (
        <p key={reason} className="alert alert-warning">
          {t('waiver.givenUp', { amount: format.money(amount), reason: words.reason(reason) })}
        </p>
      ))}
      <TextField
        id="waiver-signer"
        label={t('waiver.signer')}
        maxLength={LIMITS.personName}
        value={signerName}
        onChange={(event) => {
          setSignerName(event.target.value);
        }}
      />
      <label className="view-choice mb-3">
        <Input
          type="checkbox"
          checked={isAuthorised}
          onChange={(event) => {
            setAuthorized(event.target.checked);
          }}
        />
        {t('waiver.authorised')}
      </label>
    </ConfirmDialog>
  );
}

/** The years with something to claim, and the last ones: a company can waive a year before Customs reports its lines. */
const yearsToWaive = (claimable: readonly number[], thisYear: number): readonly number[] =>
  [...new Set([...claimable, thisYear, thisYear - 1, thisYear - 2])].sort((a, b) => b - a);
