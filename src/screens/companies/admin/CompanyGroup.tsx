import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { CompanyProfile } from '../../../../contract/entities/company';
import { mayManageCompanies } from '../../../../domain/companyPermissions';
import { useGetCompanyGroupQuery, useLeaveCompanyGroupMutation } from '../../../api/companies/admin';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { TextField } from '../../../components/form/TextField';
import { useFormat } from '../../../i18n/useFormat';
import { selectActor } from '../../../state/actor';
import { JoinGroupDialog } from './JoinGroupDialog';
import { useBoardToday } from '../../../i18n/useBoardToday';

interface CompanyGroupProps {
  readonly profile: CompanyProfile;
}

/** With whom the company shares the exempt quantity, and shared it before. */
export function CompanyGroup({ profile }: CompanyGroupProps) {
  const { t } = useTranslation('company');
  const format = useFormat();
  const sentenceOf = useSentenceOf();
  const { data } = useGetCompanyGroupQuery({ params: { id: profile.companyId } });
  const [leave] = useLeaveCompanyGroupMutation();
  const mayManage = mayManageCompanies(useSelector(selectActor)).allowed;
  const [asked, setAsked] = useState<'join' | 'leave' | null>(null);
  const today = useBoardToday();
  const [typedOn, setOn] = useState<string | null>(null);
  const on = typedOn ?? today;
  const close = (): void => {
    setAsked(null);
  };
  const isMember = data?.some(({ companyId, until }) => companyId === profile.companyId && until === null);
  return (
    <section className="surface" aria-labelledby="company-group">
      <h2 id="company-group">{t('group.title')}</h2>
      {data?.length === 0 ? <p>{t('group.none')}</p> : null}
      <ul className="company-rows">
        {data?.map((member) => (
          <li key={`${member.companyId} ${member.from}`}>
            {member.companyId === profile.companyId ? (
              <strong>{member.name}</strong>
            ) : (
              <Link to={`/admin/company/details?id=${member.companyId}`}>{member.name}</Link>
            )}
            <span>
              {member.until === null
                ? t('group.since', { from: format.date(member.from), year: member.firstYear })
                : t('group.until', {
                    from: format.date(member.from),
                    until: format.date(member.until),
                    first: member.firstYear,
                    last: member.lastYear ?? member.firstYear,
                  })}
            </span>
          </li>
        ))}
      </ul>
      {mayManage ? (
        <Button
          color="secondary"
          outline
          onClick={() => {
            setAsked(isMember === true ? 'leave' : 'join');
          }}
        >
          {t(isMember === true ? 'group.leave' : 'group.join')}
        </Button>
      ) : null}
      {asked === 'join' ? <JoinGroupDialog profile={profile} onClose={close} /> : null}
      {asked === 'leave' ? (
        <ConfirmDialog
          title={t('group.leaveTitle', { company: profile.legalName })}
          confirm={t('group.leave')}
          onConfirm={async () =>
            sentenceOf(
              await leave({ params: { id: profile.companyId }, body: { version: profile.version, on } }),
            )
          }
          onClose={close}
        >
          <p>{t('group.leaveText')}</p>
          <TextField
            id="left-on"
            type="date"
            label={t('group.on')}
            value={on}
            onChange={(event) => {
              setOn(event.target.value);
            }}
          />
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
