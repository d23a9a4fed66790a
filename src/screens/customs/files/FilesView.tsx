import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { mayUploadCustoms } from '../../../../domain/customsPermissions';
import { PageHeader } from '../../../components/PageHeader';
import { selectActor } from '../../../state/actor';
import { CustomsTabs } from '../CustomsTabs';
import { BatchList } from './BatchList';
import { UploadDialog } from './UploadDialog';

/** The files so far, and the way to send another one for those who may; the address says that it is open. */
export function FilesView() {
  const { t } = useTranslation('customs');
  const { t: titles } = useTranslation('screens');
  const mayUpload = mayUploadCustoms(useSelector(selectActor)).allowed;
  const [address, setAddress] = useSearchParams();
  const isUploading = mayUpload && address.has('upload');
  const setUploading = (isOpen: boolean): void => {
    const next = new URLSearchParams(address);
    if (isOpen) next.set('upload', '1');
    else next.delete('upload');
    setAddress(next, { replace: !isOpen });
  };
  return (
    <>
      <PageHeader
        isList
        title={titles('admincustoms.title')}
        views={<CustomsTabs at="files" />}
        {...(mayUpload
          ? {
              actions: (
                <Button
                  color="primary"
                  size="sm"
                  onClick={() => {
                    setUploading(true);
                  }}
                >
                  {t('upload.title')}
                </Button>
              ),
            }
          : {})}
      />
      <BatchList />
      {isUploading ? (
        <UploadDialog
          onClose={() => {
            setUploading(false);
          }}
        />
      ) : null}
    </>
  );
}
