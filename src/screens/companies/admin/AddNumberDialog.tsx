import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form } from 'reactstrap';
import type { CompanyProfile } from '../../../../contract/entities/company';
import { useAddImporterNumberMutation, useLazyCheckImporterNumberQuery } from '../../../api/companies/admin';
import { useSending } from '../../../api/base/useSending';
import { Dialog } from '../../../components/dialog/Dialog';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { useFormat } from '../../../i18n/useFormat';

interface AddNumberDialogProps {
  readonly profile: CompanyProfile;
  readonly onClose: () => void;
}

/** Adds an importer number: first what it would do, then the action. */
export function AddNumberDialog({ profile, onClose }: AddNumberDialogProps) {
  const { t } = useTranslation('company');
  const { t: shared } = useTranslation('components');
  const format = useFormat();
  const { deliver, sentenceOf } = useSending('importer-number');
  const [number, setNumber] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [look, looking] = useLazyCheckImporterNumberQuery();
  const [add, { isLoading }] = useAddImporterNumberMutation();
  const params = { id: profile.companyId };
  const check = looking.currentData;
  const isChecked = check !== undefined && looking.originalArgs?.query.number === number.trim();
  const isFree = isChecked && check.holder === null;

  async function goOn(): Promise<void> {
    setFailure(null);
    if (number.trim() === '') {
      setFailure(t('numbers.missing'));
      return;
    }
    if (!isFree) {
      setFailure(sentenceOf(await look({ params, query: { number: number.trim() } })));
      return;
    }
    const body = { version: profile.version, number: check.number };
    const sentence = sentenceOf(
      await deliver(body, (idempotencyKey) => add({ params, body, idempotencyKey })),
    );
    setFailure(sentence);
    if (sentence === null) onClose();
  }

  return (
    <Dialog title={t('numbers.addTitle', { company: profile.legalName })} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        <TextField
          id="importer-number"
          label={t('numbers.number')}
          hint={t('numbers.hint')}
          error={failure ?? undefined}
          autoComplete="off"
          maxLength={20}
          value={number}
          onChange={(event) => {
            setNumber(event.target.value);
          }}
        />
        <div role="status">
          {!isChecked ? null : check.holder !== null ? (
            <p>{t('numbers.held', { number: check.number, company: check.holder.name })}</p>
          ) : (
            <p>
              {t('numbers.would', {
                count: check.unmatchedLines,
                formatted: format.count(check.unmatchedLines),
                amount: format.money(check.amountCollected),
                number: check.number,
              })}
            </p>
          )}
        </div>
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {shared('dialog.cancel')}
          </Button>
          <SubmitButton isBusy={isLoading || looking.isFetching}>
            {isFree ? t('numbers.addNow') : t('numbers.check')}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
