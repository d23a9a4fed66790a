import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from 'reactstrap';
import { BusyMark } from '../../../components/BusyMark';
import { LIMITS, TABLE_ACCEPT } from '../../../../contract/limits';
import { sizeText } from '../../../../contract/texts/sizeText';
import { customsApi } from '../../../api/customs/files';
import { errorMessage } from '../../../api/base/errorMessage';
import { sendFile } from '../../../api/base/sendFile';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { useDownload } from '../../../api/base/useDownload';
import { Dialog } from '../../../components/dialog/Dialog';
import { DownloadButton } from '../../../components/DownloadButton';
import { FileField } from '../../../components/form/FileField';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { checkCustomsFile, type FileFault } from '../checkCustomsFile';

interface UploadDialogProps {
  readonly onClose: () => void;
}

/** Takes one file by choice or drop and sends it to be checked; then its own page shows what became of it. */
export function UploadDialog({ onClose }: UploadDialogProps) {
  const { t } = useTranslation('customs');
  const { t: shared } = useTranslation('components');
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const template = useDownload(customsApi.endpoints.downloadCustomsTemplate, 'customs-template.csv');
  const dispatch = useApiDispatch();
  const [sending, setSending] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();

  async function take(files: readonly File[]): Promise<void> {
    if (sending !== null) return;
    const choice = checkCustomsFile(files);
    setFault(choice.kind === 'refused' ? faultText(choice.fault) : undefined);
    if (choice.kind !== 'file') return;
    setSending(choice.file.name);
    const { uploadCustomsFile } = customsApi.endpoints;
    const sent = await dispatch(sendFile(uploadCustomsFile, (file) => ({ file }), choice.file));
    setSending(null);
    if (sent.ok) void navigate(`/admin/customs?id=${sent.data.id}`);
    else setFault(errorMessage(sent.failure, language));
  }

  const faultText = (wrong: FileFault): string =>
    wrong.kind === 'several'
      ? t('upload.several', { count: wrong.count })
      : t('upload.wrongType', { name: wrong.name });
  return (
    <Dialog title={t('upload.title')} onClose={onClose}>
      <FileField
        id="customs-file"
        label={t('upload.choose')}
        hint={t('upload.hint', {
          size: sizeText(language, LIMITS.customsFileBytes),
          rows: format.count(LIMITS.customsRows),
        })}
        error={fault}
        accept={TABLE_ACCEPT}
        maxBytes={LIMITS.customsFileBytes}
        isMultiple
        isDisabled={sending !== null}
        onFiles={(files) => void take(files)}
      />
      {sending !== null ? (
        <p role="status">
          <BusyMark />
          {t('upload.sending', { name: sending })}
        </p>
      ) : null}
      <div className="dialog-buttons">
        <DownloadButton
          {...template}
          onPress={() => {
            template.run({});
          }}
        >
          {t('upload.template')}
        </DownloadButton>
        <Button color="secondary" outline onClick={onClose}>
          {shared('dialog.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
