import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Form } from 'reactstrap';
import * as z from 'zod/mini';
import { CHANGE_FIELDS } from '../../../contract/entities/companyAdmin';
import { COMPANY_KINDS } from '../../../contract/entities/company';
import { LIMITS } from '../../../contract/limits';
import {
  useAskForChangeMutation,
  useListOwnChangeRequestsQuery,
  useWithdrawChangeRequestMutation,
} from '../../api/companies/admin';
import { mayAskForChange } from '../../../domain/companyPermissions';
import { useSending } from '../../api/base/useSending';
import { usePersistedState } from '../../api/drafts/usePersistedState';
import { ActionButton } from '../../components/ActionButton';
import { SelectField } from '../../components/form/SelectField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextAreaField } from '../../components/form/TextAreaField';
import { TextField } from '../../components/form/TextField';
import { useRefusal } from '../../i18n/useRefusal';
import { selectActor } from '../../state/actor';
import { selectCompanyId } from '../../state/session';
import { OwnRequests } from './OwnRequests';

const writtenRequest = z.object({ field: z.enum(CHANGE_FIELDS), value: z.string(), reason: z.string() });
const NOT_WRITTEN: z.infer<typeof writtenRequest> = { field: 'legalName', value: '', reason: '' };

/** Asks the board to change what a company may not change itself, and shows what became of it. A request that is not sent yet is kept. */
export function AskForChange() {
  const { t } = useTranslation('company');
  const { t: companies } = useTranslation('companies');
  const { deliver, sentenceOf } = useSending('change-request');
  const { data } = useListOwnChangeRequestsQuery({ query: { pageSize: '10' } });
  const [ask, { isLoading }] = useAskForChangeMutation();
  const [withdraw] = useWithdrawChangeRequestMutation();
  const actor = useSelector(selectActor);
  const refusal = useRefusal(mayAskForChange(actor));
  const [isOpened, setOpen] = useState(false);
  const request = usePersistedState({
    name: 'change-request',
    basis: useSelector(selectCompanyId),
    schema: writtenRequest,
    first: NOT_WRITTEN,
  });
  const { field, value, reason } = request.value;
  const write = (part: Partial<typeof NOT_WRITTEN>): void => {
    // An empty field on the way to another text does not close the form.
    setOpen(true);
    request.change((old) => ({ ...old, ...part }));
  };
  const isOpen = isOpened || value !== '' || reason !== '';
  const [failure, setFailure] = useState<string | null>(null);

  async function send(): Promise<void> {
    if (isLoading) return;
    if (value.trim() === '') {
      setFailure(t('change.missing'));
      return;
    }
    const body = { field, newValue: value.trim(), reason: reason.trim() };
    const sentence = sentenceOf(await deliver(body, (idempotencyKey) => ask({ body, idempotencyKey })));
    setFailure(sentence);
    if (sentence !== null) return;
    setOpen(false);
    request.forget();
  }

  return (
    <section className="surface" aria-labelledby="ask-change">
      <h2 id="ask-change">{t('change.askTitle')}</h2>
      <p>{t('change.askText')}</p>
      <OwnRequests
        requests={data?.rows ?? []}
        onWithdraw={async ({ id, version }) => {
          setFailure(sentenceOf(await withdraw({ params: { id }, body: { version } })));
        }}
      />
      {isOpen ? (
        <Form
          noValidate
          className="narrow-form"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <SelectField
            id="change-field"
            label={t('change.field')}
            options={CHANGE_FIELDS.map((each) => ({ value: each, text: t(`change.fields.${each}`) }))}
            value={field}
            onChange={(event) => {
              const chosen = CHANGE_FIELDS.find((known) => known === event.target.value);
              write({ field: chosen ?? 'legalName', value: '' });
            }}
          />
          {field === 'kind' ? (
            <SelectField
              id="change-value"
              label={t('change.value')}
              error={failure ?? undefined}
              empty=""
              options={COMPANY_KINDS.map((kind) => ({ value: kind, text: companies(`kinds.${kind}`) }))}
              value={value}
              onChange={(event) => {
                write({ value: event.target.value });
              }}
            />
          ) : (
            <TextField
              id="change-value"
              label={t('change.value')}
              error={failure ?? undefined}
              maxLength={120}
              autoComplete="off"
              value={value}
              onChange={(event) => {
                write({ value: event.target.value });
              }}
            />
          )}
          <TextAreaField
            id="change-reason"
            label={t('change.reason')}
            maxLength={LIMITS.reasonText}
            value={reason}
            onChange={(event) => {
              write({ reason: event.target.value });
            }}
          />
          <SubmitButton isBusy={isLoading}>{t('change.send')}</SubmitButton>
        </Form>
      ) : (
        <>
          <div role="alert">{failure === null ? null : <p className="field-error">{failure}</p>}</div>
          <ActionButton
            id="ask-change-open"
            refusal={refusal}
            onClick={() => {
              setFailure(null);
              setOpen(true);
            }}
          >
            {t('change.ask')}
          </ActionButton>
        </>
      )}
    </section>
  );
}
