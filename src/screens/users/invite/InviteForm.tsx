import { useDeferredValue, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Form } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import { STAFF_ROLES } from '../../../../contract/roles';
import { escapeHtml } from '../../../../contract/texts/sentence';
import { useCreateUserMutation } from '../../../api/users/invite';
import { errorMessage, fieldMessages } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { usePersistedState } from '../../../api/drafts/usePersistedState';
import { useFindCompaniesQuery } from '../../../api/companies/list';
import { ChoiceField } from '../../../components/form/ChoiceField';
import { ErrorSummary, type SummaryEntry } from '../../../components/form/ErrorSummary';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { alertRaised } from '../../../state/alerts';
import { selectActor } from '../../../state/actor';
import { PermissionChoices } from '../PermissionChoices';
import { RoleChoices } from '../RoleChoices';
import { CompanyField } from './CompanyField';
import {
  companyNamed,
  firstFields,
  inviteFaults,
  inviteFields,
  type InviteFields,
  invitationOf,
  type NamedCompany,
} from './inviteFields';

interface InviteFormProps {
  /** The company whose record led here. */
  readonly given?: NamedCompany;
}

/** Names a person, where they work and what they may do; a temporary password goes to them by email and to nobody else. */
export function InviteForm({ given }: InviteFormProps) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const format = useFormat();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const boardId = useSelector(selectActor).companyId;
  const {
    value: fields,
    change: save,
    forget,
  } = usePersistedState({
    name: 'invitation',
    basis: given?.id ?? '',
    schema: inviteFields,
    first: firstFields(given),
  });
  const [attempt, setAttempt] = useState(0);
  const [entries, setEntries] = useState<readonly SummaryEntry[]>([]);
  const [create, { isLoading }] = useCreateUserMutation();
  const q = useDeferredValue(fields.company.trim());
  const { data: offered = [] } = useFindCompaniesQuery({ query: { q } });
  const company = companyNamed(fields.company, offered, given);
  const change = (changed: Partial<InviteFields>): void => {
    save((old) => ({ ...old, ...changed }));
    setEntries(entries.filter(({ fieldId }) => fieldId === undefined || !(fieldId in changed)));
  };
  const error = (field: keyof InviteFields): string | undefined =>
    entries.find(({ fieldId }) => fieldId === field)?.message;

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    setAttempt(attempt + 1);
    const faults = inviteFaults(fields, company);
    setEntries(
      faults.map(({ field, fault }) => ({
        fieldId: field,
        message: t(`invite.faults.${fault}`, { limit: format.count(LIMITS.personName) }),
      })),
    );
    if (faults.length > 0) return;
    const chosenId = typeof company === 'object' ? company.id : '';
    const companyId = fields.worksFor === 'board' ? boardId : chosenId;
    const { data, error: cause } = await create({ body: invitationOf(fields, companyId) });
    const failure = readApiFailure(cause);
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
    const { email, firstName, lastName } = fields;
    const waits = data?.pendingChangeId != null;
    const message = t(waits ? 'invite.waits' : 'invite.done', {
      name: `${firstName.trim()} ${lastName.trim()}`,
      email: email.trim(),
    });
    dispatch(alertRaised(escapeHtml(message), 'success'));
    const userId = data?.userId ?? null;
    void navigate(userId === null ? '/admin/users?view=changes' : `/admin/users?id=${userId}`);
  }

  const text = (field: 'email' | 'firstName' | 'lastName', type: 'text' | 'email') => (
    <TextField
      id={field}
      type={type}
      label={t(`invite.${field}`)}
      autoComplete="off"
      value={fields[field]}
      error={error(field)}
      onChange={(event) => {
        change({ [field]: event.target.value });
      }}
    />
  );
  return (
    <Form noValidate className="narrow-form" onSubmit={(event) => void send(event)}>
      <ErrorSummary attempt={attempt} entries={entries} />
      {text('firstName', 'text')}
      {text('lastName', 'text')}
      {text('email', 'email')}
      <ChoiceField
        id="worksFor"
        legend={t('invite.worksFor')}
        error={error('worksFor')}
        value={fields.worksFor}
        choices={[
          { value: 'board', label: t('invite.board') },
          { value: 'company', label: t('invite.company'), about: t('roleAbout.user') },
        ]}
        onChoose={(worksFor) => {
          change({ worksFor });
        }}
      />
      {fields.worksFor === 'company' ? (
        <CompanyField
          value={fields.company}
          offered={offered}
          error={error('company')}
          onChange={(name) => {
            change({ company: name });
          }}
        />
      ) : null}
      {fields.worksFor === 'company' ? (
        <PermissionChoices
          chosen={fields.permissions}
          onChange={(permissions) => {
            change({ permissions });
          }}
        />
      ) : null}
      {fields.worksFor === 'board' ? (
        <RoleChoices
          id="roles"
          choices={STAFF_ROLES}
          chosen={fields.roles}
          error={error('roles')}
          onChange={(roles) => {
            change({ roles: [...roles] });
          }}
        />
      ) : null}
      <SubmitButton isBusy={isLoading}>{t('invite.send')}</SubmitButton>
    </Form>
  );
}
