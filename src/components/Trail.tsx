import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Breadcrumb, BreadcrumbItem } from 'reactstrap';

interface TrailProps {
  /** The list or screen that leads here. */
  readonly above: { readonly to: string; readonly name: string };
  /** Left out where the title itself follows on the same line. */
  readonly here?: string;
}

/** Where a record lies, and the way back: above the title of every record. */
export function Trail({ above, here }: TrailProps) {
  const { t } = useTranslation('frame');
  return (
    <Breadcrumb aria-label={t('breadcrumb')}>
      <BreadcrumbItem>
        <Link to={above.to}>{above.name}</Link>
      </BreadcrumbItem>
      {here === undefined ? null : <BreadcrumbItem active>{here}</BreadcrumbItem>}
    </Breadcrumb>
  );
}
