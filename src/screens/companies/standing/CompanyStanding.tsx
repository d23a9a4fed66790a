import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { getCompany } from '../../../../contract/endpoints/companies/list';
import { mayManageCompanies } from '../../../../domain/companyPermissions';
import { readRegistrationMessage } from '../../../../domain/registeredNumber';
import { useFormat } from '../../../i18n/useFormat';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { companyActions, type CompanyAction } from './companyActions';
import { StandingDialog } from './StandingDialog';
import { WaitingNumbers } from './WaitingNumbers';

interface CompanyStandingProps {
  readonly company: DataOf<typeof getCompany>;
}

const LOOKS = {
  activate: { color: 'primary', outline: false },
  refuse: { color: 'danger', outline: true },
  deactivate: { color: 'danger', outline: true },
  reactivate: { color: 'primary', outline: true },
} as const satisfies Readonly<Record<CompanyAction, { color: string; outline: boolean }>>;

/** Whether the portal is open to the company, what it wrote when it asked for that, and what can be decided about it. */
export function CompanyStanding({ company }: CompanyStandingProps) {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const { profile, registration } = company;
  const message = readRegistrationMessage(registration?.message ?? '').text;
  const refusal = useRefusal(mayManageCompanies(useSelector(selectActor)));
  const [asked, setAsked] = useState<CompanyAction>();
  return (
    <section className="surface" aria-labelledby="standing">
      <h2 id="standing">{t('standing.title')}</h2>
      <p>{t(`standing.is.${profile.status}`, { company: profile.legalName })}</p>
      {registration === null ? null : (
        <figure className="asked">
          <figcaption>{t('standing.asked', { at: format.instant(registration.at) })}</figcaption>
          <blockquote>{message.trim() === '' ? t('standing.noMessage') : message}</blockquote>
        </figure>
      )}
      <WaitingNumbers numbers={registration?.numbers ?? []} />
      {refusal === undefined ? (
        <div className="d-flex flex-wrap gap-2">
          {companyActions(profile.status).map((action) => (
            <Button
              key={action}
              {...LOOKS[action]}
              onClick={() => {
                setAsked(action);
              }}
            >
              {t(`standing.${action}.button`)}
            </Button>
          ))}
        </div>
      ) : (
        <p className="refusal mb-0">{refusal}</p>
      )}
      {asked === undefined ? null : (
        <StandingDialog
          company={company}
          action={asked}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </section>
  );
}
