import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { type LeftoverRows } from '../../../../domain/leftoverRows';
import { useFormat } from '../../../i18n/useFormat';
import type { ClaimForm } from './claimForm';
import { useSecondClaim } from './useSecondClaim';

interface SecondClaimsProps {
  readonly form: ClaimForm;
  readonly leftovers: readonly LeftoverRows[];
}

/** One button for each further claim that the entries left out would fit in. */
export function SecondClaims({ form, leftovers }: SecondClaimsProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const { begin, refusal } = useSecondClaim(form);
  if (leftovers.length === 0) return null;
  return (
    <>
      <p>{t('drafts.fits')}</p>
      <div className="pill-row">
        {leftovers.map((leftover) => (
          <Button
            key={`${leftover.place.fiscalYear} ${leftover.place.importerNumber}`}
            color="primary"
            outline
            size="sm"
            onClick={() => void begin(leftover)}
          >
            {t('drafts.second', {
              year: leftover.place.fiscalYear,
              number: leftover.place.importerNumber,
              count: leftover.entryNumbers.length,
              entries: format.count(leftover.entryNumbers.length),
            })}
          </Button>
        ))}
      </div>
      {refusal === null ? null : <p className="field-error">{refusal}</p>}
    </>
  );
}
