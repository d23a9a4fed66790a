import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Form } from 'reactstrap';
import { escapeHtml } from '../../../../contract/texts/sentence';
import { errorMessage, fieldMessages } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { usePersistedState } from '../../../api/drafts/usePersistedState';
import { useInvitePersonMutation } from '../../../api/users/people';
import { ErrorSummary, type SummaryEntry } from '../../../components/form/ErrorSummary';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { useLanguage } from '../../../i18n/useFormat';
import { alertRaised } from '../../../state/alerts';
import { personFaults } from '../invite/inviteFields';
import { PermissionChoices } from '../PermissionChoices';
import { FIRST_PERSON, personFields, type PersonFields } from './personFields';

/** Names a colleague and what they may do; a temporary password goes to them by email and to no one else. */
export function InvitePersonForm() {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { value, change, forget } = usePersistedState({
    name: 'person-invitation',
    basis: '',
    schema: personFields,
    first: FIRST_PERSON,
  });
  const [attempt, setAttempt] = useState(0);
  const [entries, setEntries] = useState<readonly SummaryEntry[]>([]);
  const [invite, { isLoading }] = useInvitePersonMutation();
  const edit = (changed: Partial<PersonFields>): void => {
    change((old) => ({ ...old, ...changed }));
    setEntries(entries.filter(({ fieldId }) => fieldId === undefined || !(fieldId in changed)));
  };

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    setAttempt(attempt + 1);
    const faults = personFaults(value);
    setEntries(faults.map(({ field, fault }) => ({ fieldId: field, message: t(`invite.faults.${fault}`) })));
    if (faults.length > 0) return;
    const body = {
      ...value,
      firstName: value.firstName.trim(),
      lastName: value.lastName.trim(),
      email: value.email.trim(),
    };
    const failure = readApiFailure((await invite({ body })).error);
    if (failure !== null) {
      const placed = Object.entries(fieldMessages(failure));
      setEntries(
        placed.length === 0
          ? [{ message: errorMessage(failure, language) }]
          : placed.map(([fieldId, message]) => ({ fieldId, message })),
      );
      return;
    }
    forget();
    const name = `${body.firstName} ${body.lastName}`;
    dispatch(alertRaised(escapeHtml(t('invite.done', { name, email: body.email })), 'success'));
    void navigate('/myaccount/people');
  }

  const text = (field: 'email' | 'firstName' | 'lastName', type: 'text' | 'email') => (
    <TextField
      id={field}
      type={type}
      label={t(`invite.${field}`)}
      autoComplete="off"
      value={value[field]}
      error={entries.find(({ fieldId }) => fieldId === field)?.message}
      onChange={(event) => {
        edit({ [field]: event.target.value });
      }}
    />
  );
  return (
    <Form noValidate className="narrow-form" onSubmit={(event) => void send(event)}>
      <ErrorSummary attempt={attempt} entries={entries} />
      {text('firstName', 'text')}
      {text('lastName', 'text')}
      {text('email', 'email')}
      <PermissionChoices
        chosen={value.permissions}
        onChange={(permissions) => {
          edit({ permissions });
        }}
      />
      <SubmitButton isBusy={isLoading}>{t('invite.send')}</SubmitButton>
    </Form>
  );
}
