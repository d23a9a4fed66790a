import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { EXEMPTION_KINDS } from '../../../domain/exemption';
import { useGetProgramQuery } from '../../api/records';
import { PageHeader } from '../../components/PageHeader';
import { useFormat } from '../../i18n/useFormat';
import { selectIsImpersonating } from '../../state/impersonation';
import { selectIsStaff } from '../../state/session';
import { HeldExemption } from './HeldExemption';

/** Which exemptions there are, what the company holds now, and how to apply until this screen can take the application. */
export function CreateExemptionScreen() {
  const { t } = useTranslation('exemptions');
  const { t: titles } = useTranslation('screens');
  const format = useFormat();
  const isStaff = useSelector(selectIsStaff);
  const isImpersonating = useSelector(selectIsImpersonating);
  const { data: program } = useGetProgramQuery(undefined);
  const isCompany = !isStaff || isImpersonating;
  return (
    <>
      <PageHeader title={titles('exemptioncreate.title')} lead={t('create.lead')} />
      {isCompany ? <HeldExemption /> : <p>{t('create.staff')}</p>}
      {program === undefined ? null : (
        <section className="surface" aria-labelledby="kinds">
          <h2 id="kinds">{t('create.kindsTitle')}</h2>
          <dl>
            {EXEMPTION_KINDS.map((kind) => (
              <div key={kind}>
                <dt>{t(`kinds.${kind}`)}</dt>
                <dd>
                  {t(`create.about.${kind}`, {
                    quantity: format.quantity(program.exemptQuantity),
                    unit: program.unitName,
                  })}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {program === undefined || !isCompany ? null : (
        <section className="surface" aria-labelledby="soon">
          <h2 id="soon">{t('create.soonTitle')}</h2>
          <p>{t('create.soon', { email: program.email, phone: program.phone })}</p>
          <p className="d-flex flex-wrap gap-2 mb-0">
            <Button tag={Link} color="primary" to="/exemptions">
              {t('create.list')}
            </Button>
            <Button color="secondary" outline href={`mailto:${program.email}`}>
              {t('create.contact')}
            </Button>
          </p>
        </section>
      )}
    </>
  );
}
