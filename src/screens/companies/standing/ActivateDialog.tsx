import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form, Input } from 'reactstrap';
import type { WaitingNumber } from '../../../../contract/endpoints/companies/list';
import { Dialog } from '../../../components/dialog/Dialog';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { readNumbers, type Activation } from './activation';
import { WaitingNumbers } from './WaitingNumbers';

interface ActivateDialogProps {
  readonly name: string;
  readonly start: Activation;
  readonly numbers: readonly WaitingNumber[];
  /** Approves; answers the sentence to show, null when it went well. */
  readonly onConfirm: (settled: {
    readonly isAssessmentPayer: boolean;
    readonly isRefundEligible: boolean;
    readonly importerNumbers: string[];
  }) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Approves a registration, settling what the company is here for and the numbers its entries come under. */
export function ActivateDialog({ name, start, numbers, onConfirm, onClose }: ActivateDialogProps) {
  const { t } = useTranslation('companies');
  const [fields, setFields] = useState(start);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const { numbers, wrong } = readNumbers(fields.importerNumbers);
    setFault(wrong.length === 0 ? undefined : t('standing.wrongNumber', { number: wrong.join(', ') }));
    if (wrong.length > 0) return;
    setBusy(true);
    const { isAssessmentPayer, isRefundEligible } = fields;
    const sentence = await onConfirm({ isAssessmentPayer, isRefundEligible, importerNumbers: numbers });
    setBusy(false);
    setFailure(sentence);
    if (sentence === null) onClose();
  }

  const check = (flag: 'isAssessmentPayer' | 'isRefundEligible') => (
    <div className="form-check">
      <Input
        type="checkbox"
        id={`activate-${flag}`}
        checked={fields[flag]}
        onChange={(event) => {
          setFields({ ...fields, [flag]: event.target.checked });
        }}
      />
      <label className="form-check-label" htmlFor={`activate-${flag}`}>
        {t(`flag.${flag}`)}
      </label>
    </div>
  );
  return (
    <Dialog title={t('standing.activate.title', { company: name })} onClose={onClose}>
      <p>{t('standing.activate.about')}</p>
      <WaitingNumbers numbers={numbers} />
      <Form noValidate onSubmit={(event) => void send(event)}>
        <fieldset className="form-field">
          <legend className="form-label">{t('flags')}</legend>
          {check('isAssessmentPayer')}
          {check('isRefundEligible')}
        </fieldset>
        <TextAreaField
          id="activate-numbers"
          label={t('importerNumbers')}
          hint={t('standing.numbersHint')}
          rows={2}
          error={fault}
          value={fields.importerNumbers}
          onChange={(event) => {
            setFields({ ...fields, importerNumbers: event.target.value });
          }}
        />
        <div role="alert">{failure === null ? null : <p className="alert alert-danger">{failure}</p>}</div>
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {t('standing.cancel')}
          </Button>
          <SubmitButton isBusy={isBusy}>{t('standing.activate.button')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
