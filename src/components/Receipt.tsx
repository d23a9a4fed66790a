import printer from 'bootstrap-icons/icons/printer.svg';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Button } from 'reactstrap';
import { Icon } from './Icon';
import { KeyFacts, type Fact } from './KeyFacts';
import { PageHeader } from './PageHeader';

interface ReceiptProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** What happens next, in the order it happens. */
  readonly next: readonly string[];
  readonly actions: ReactNode;
}

/** After a submission: its number and date, what happens next, and a button to print. */
export function Receipt({ title, facts, next, actions }: ReceiptProps) {
  const { t } = useTranslation('components');
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <Button
              color="secondary"
              outline
              onClick={() => {
                print();
              }}
            >
              <Icon paths={printer} /> {t('receipt.print')}
            </Button>
            {actions}
          </>
        }
      />
      <section className="surface">
        <KeyFacts facts={facts} />
      </section>
      <section className="surface">
        <h2>{t('receipt.next')}</h2>
        <ol className="mb-0">
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
