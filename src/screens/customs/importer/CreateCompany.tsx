import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { ImporterCompany, ImporterRecord } from '../../../../contract/entities/customsImporter';
import { mayManageCompanies } from '../../../../domain/companyPermissions';
import { loadTwice } from '../../../components/loadTwice';
import { ScreenUnavailable } from '../../../routing/lazyScreen';
import { selectActor } from '../../../state/actor';

const CreateCompanyDialog = lazy(async () => ({
  default: (
    await loadTwice(() => import('./CreateCompanyDialog')).catch((cause: unknown) => {
      throw new ScreenUnavailable('admincustoms', { cause });
    })
  ).CreateCompanyDialog,
}));

interface CreateCompanyProps {
  readonly importer: ImporterRecord;
  readonly onDone: (created: ImporterCompany) => void;
}

/** The way to a new company for a number of nobody the board knows, for those who approve companies. */
export function CreateCompany({ importer, onDone }: CreateCompanyProps) {
  const { t } = useTranslation('customsImporters');
  const [isAsked, setAsked] = useState(false);
  if (!mayManageCompanies(useSelector(selectActor)).allowed) return null;
  return (
    <section className="surface" aria-labelledby="create-company">
      <h2 id="create-company">{t('create.heading')}</h2>
      <p>{t('create.lead')}</p>
      <Button
        color="secondary"
        outline
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('create.open')}
      </Button>
      {isAsked ? (
        <Suspense>
          <CreateCompanyDialog
            importer={importer}
            onDone={onDone}
            onClose={() => {
              setAsked(false);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
