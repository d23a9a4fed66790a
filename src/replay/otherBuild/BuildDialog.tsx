import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form } from 'reactstrap';
import { Dialog } from '../../components/dialog/Dialog';
import { TextField } from '../../components/form/TextField';
import { exampleAddress } from './exampleAddress';

interface BuildDialogProps {
  readonly onChoose: (address: string) => void;
  readonly onClose: () => void;
}

/** Asks for the address of the build to compare with. */
export function BuildDialog({ onChoose, onClose }: BuildDialogProps) {
  const { t } = useTranslation('replay');
  const [address, setAddress] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog title={t('builds.open')} onClose={onClose}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(address.trim() === '');
          if (address.trim() !== '') onChoose(address.trim());
        }}
      >
        <TextField
          id="replay-build"
          label={t('builds.address')}
          hint={t('builds.hint', { example: exampleAddress() })}
          error={isMissing ? t('builds.missing', { example: exampleAddress() }) : undefined}
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
          }}
        />
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {t('builds.cancel')}
          </Button>
          <Button color="primary" type="submit">
            {t('builds.compare')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
