import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { Dialog } from '../../../components/dialog/Dialog';
import { ChooseCompany } from '../importer/ChooseCompany';

/** Narrows the lines to one company, found by its name. */
export function OfOneCompany() {
  const { t } = useTranslation('customsImporters');
  const { t: shared } = useTranslation('components');
  const [address, setAddress] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  function choose(id: string): void {
    const next = new URLSearchParams(address);
    next.set('companyId', id);
    next.delete('page');
    setAddress(next, { preventScrollReset: true });
    close();
  }
  return (
    <>
      <Button
        color="secondary"
        outline
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('company.choose')}
      </Button>
      {isOpen ? (
        <Dialog title={t('company.title')} onClose={close}>
          <ChooseCompany
            title={t('company.found')}
            choice={({ id, name }) => (
              <Button
                color="link"
                onClick={() => {
                  choose(id);
                }}
              >
                {name}
              </Button>
            )}
          />
          <div className="dialog-buttons">
            <Button color="secondary" outline onClick={close}>
              {shared('dialog.cancel')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
