import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { PageHeader } from '../../components/PageHeader';
import { selectIsImpersonating } from '../../state/impersonation';
import { ChangeRequests } from './admin/ChangeRequests';
import { CompanyViews } from './CompanyViews';

/** What companies ask the board to change about them. */
export function ChangesView() {
  const { t: titles } = useTranslation('screens');
  const isActing = useSelector(selectIsImpersonating);
  return (
    <>
      <PageHeader isList title={titles('admincompanies.title')} views={<CompanyViews at="changes" />} />
      {isActing ? null : <ChangeRequests />}
    </>
  );
}
