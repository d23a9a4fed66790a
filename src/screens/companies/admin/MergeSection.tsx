import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { CompanyProfile } from '../../../../contract/entities/company';
import { mayManageCompanies } from '../../../../domain/companyPermissions';
import { Dialog } from '../../../components/dialog/Dialog';
import { selectActor } from '../../../state/actor';
import { CloseButton } from './CloseButton';
import { ChooseCompany } from './ChooseCompany';
import { MergeDialog } from './MergeDialog';

interface MergeSectionProps {
  readonly profile: CompanyProfile;
}

/** Merging this company into another one: choose it, see what would move, then do it. For those who may. */
export function MergeSection({ profile }: MergeSectionProps) {
  const { t } = useTranslation('company');
  const mayManage = mayManageCompanies(useSelector(selectActor)).allowed;
  const [isOpen, setOpen] = useState(false);
  const [into, setInto] = useState<string | null>(null);
  const close = (): void => {
    setOpen(false);
    setInto(null);
  };
  if (!mayManage) return null;
  return (
    <section className="surface" aria-labelledby="company-merge">
      <h2 id="company-merge">{t('merge.title')}</h2>
      <p>{t('merge.text')}</p>
      <Button
        color="danger"
        outline
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('merge.open')}
      </Button>
      {isOpen && into === null ? (
        <Dialog title={t('merge.openTitle', { company: profile.legalName })} onClose={close}>
          <ChooseCompany
            title={t('merge.into')}
            except={profile.companyId}
            onChoose={({ id }) => {
              setInto(id);
            }}
          />
          <CloseButton onClose={close} />
        </Dialog>
      ) : null}
      {into === null ? null : <MergeDialog profile={profile} intoId={into} onClose={close} />}
    </section>
  );
}
