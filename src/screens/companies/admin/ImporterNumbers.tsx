import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { CompanyProfile } from '../../../../contract/entities/company';
import { mayManageCompanies } from '../../../../domain/companyPermissions';
import { useListImporterNumbersQuery } from '../../../api/companies/admin';
import { useFormat } from '../../../i18n/useFormat';
import { selectActor } from '../../../state/actor';
import { AddNumberDialog } from './AddNumberDialog';
import { CloseNumberDialog } from './CloseNumberDialog';
import { NumberLines } from './NumberLines';

interface ImporterNumbersProps {
  readonly profile: CompanyProfile;
}

/** The company's importer numbers with their time and entry lines; administrators add and close them. */
export function ImporterNumbers({ profile }: ImporterNumbersProps) {
  const { t } = useTranslation('company');
  const format = useFormat();
  const { data } = useListImporterNumbersQuery({ params: { id: profile.companyId } });
  const mayManage = mayManageCompanies(useSelector(selectActor)).allowed;
  const [isAdding, setAdding] = useState(false);
  const [closing, setClosing] = useState<string | null>(null);
  return (
    <section className="surface" aria-labelledby="importer-numbers">
      <h2 id="importer-numbers">{t('numbers.title')}</h2>
      {data?.length === 0 ? <p>{t('numbers.none')}</p> : null}
      <ul className="company-rows is-numbers">
        {data?.map(({ number, addedOn, closedOn, lines }) => (
          <li key={number}>
            <strong className="figure">{number}</strong>
            <span>
              {closedOn === null
                ? t('numbers.since', { from: format.date(addedOn) })
                : t('numbers.until', { from: format.date(addedOn), until: format.date(closedOn) })}
            </span>
            <span>
              <NumberLines number={number} lines={lines} />
            </span>
            {closedOn !== null || !mayManage ? null : (
              <Button
                color="secondary"
                outline
                size="sm"
                aria-label={t('numbers.closeOf', { number })}
                onClick={() => {
                  setClosing(number);
                }}
              >
                {t('numbers.close')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayManage ? (
        <Button
          color="secondary"
          outline
          onClick={() => {
            setAdding(true);
          }}
        >
          {t('numbers.add')}
        </Button>
      ) : null}
      {isAdding ? (
        <AddNumberDialog
          profile={profile}
          onClose={() => {
            setAdding(false);
          }}
        />
      ) : null}
      {closing === null ? null : (
        <CloseNumberDialog
          profile={profile}
          number={closing}
          onClose={() => {
            setClosing(null);
          }}
        />
      )}
    </section>
  );
}
