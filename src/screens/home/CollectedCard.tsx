import { useTranslation } from 'react-i18next';
import { Card, CardText, CardTitle } from 'reactstrap';
import type { Home } from '../../../contract/entities/home';
import { useFormat } from '../../i18n/useFormat';

interface CollectedCardProps {
  readonly lines: Extract<Home, { kind: 'company' }>['lines'];
}

/** What Customs collected from the company this year. */
export function CollectedCard({ lines }: CollectedCardProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <Card tag="section" className="card-tile">
      <CardTitle tag="h2" className="card-tile-name">
        {t('company.lines', { year: lines.fiscalYear })}
      </CardTitle>
      <CardText className="card-tile-figure">{format.money(lines.amountCollected)}</CardText>
      <CardText className="card-tile-note">
        {t('company.linesCount', { count: lines.count, formatted: format.count(lines.count) })}
      </CardText>
    </Card>
  );
}
