import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { ForeseenClaims } from '../../../../contract/entities/foreseenClaims';
import { useGetProgramQuery } from '../../../api/configuration/program';
import { useFormat } from '../../../i18n/useFormat';
import { useClaimAt } from '../../shared/useClaimAt';
import { useClaimWords } from '../useClaimWords';
import { AvailableLines } from './AvailableLines';

interface AvailableClaimProps {
  readonly claim: ForeseenClaims['claims'][number];
}

/** One year's amount for one reason, and the way to its prefilled claim. */
export function AvailableClaim({ claim }: AvailableClaimProps) {
  const { t } = useTranslation('refunds');
  const { t: claimTexts } = useTranslation('claim');
  const format = useFormat();
  const words = useClaimWords();
  const program = useGetProgramQuery(undefined).data;
  const { fiscalYear, reason, deadline, daysLeft } = claim;
  const { to, hasDraft } = useClaimAt(claim);
  const id = `available-${fiscalYear}-${reason}`;
  const exempt =
    program === undefined ? '' : `${format.quantity(program.exemptQuantity)} ${program.unitCode}`;
  return (
    <article className="available-claim" aria-labelledby={id}>
      <div className="available-head">
        <h3 id={id}>{words.reason(reason)}</h3>
        <strong className="figure">{format.money(claim.amount)}</strong>
        <Button
          tag={Link}
          color="primary"
          to={to}
          aria-label={t(hasDraft ? 'available.continueOf' : 'available.startOf', {
            reason: words.reason(reason),
            year: fiscalYear,
          })}
        >
          {t(hasDraft ? 'available.continue' : 'available.start')}
        </Button>
      </div>
      <dl className="available-facts">
        <div>
          <dt>{t('available.why')}</dt>
          <dd>{claimTexts(`basis.reasons.${reason}`, { exempt })}</dd>
        </div>
        <div>
          <dt>{t('available.byWhen')}</dt>
          <dd>
            {deadline === null ? t('available.noDeadline') : format.date(deadline)}
            {daysLeft === null ? null : ` (${t('available.daysLeft', { count: daysLeft })})`}
          </dd>
        </div>
        <div>
          <dt>{t('available.needed')}</dt>
          <dd>
            <ul>
              {claim.requiredEvidence.map((kind) => (
                <li key={kind}>{t('available.attach', { document: words.evidence(kind) })}</li>
              ))}
              {claim.needsCertificate ? (
                <li>
                  {claimTexts('basis.certificate')}{' '}
                  <Link to="/exemptions">{claimTexts('needs.add.certificate')}</Link>
                </li>
              ) : null}
            </ul>
          </dd>
        </div>
      </dl>
      <AvailableLines claim={claim} />
    </article>
  );
}
