import { useTranslation } from 'react-i18next';
import type { ImporterRecord } from '../../../../contract/entities/customsImporter';
import { useGetProgramQuery } from '../../../api/configuration/program';
import { KeyFacts } from '../../../components/KeyFacts';
import { useFormat } from '../../../i18n/useFormat';

interface ImporterFactsProps {
  readonly importer: ImporterRecord;
}

/** What Customs has sent under a number. */
export function ImporterFacts({ importer }: ImporterFactsProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const { data: program } = useGetProgramQuery(undefined);
  const { names, holder, lines, unmatched, firstEntry, lastEntry } = importer;
  return (
    <section className="surface" aria-labelledby="about-number">
      <h2 id="about-number">{t('importer.about')}</h2>
      <KeyFacts
        facts={[
          {
            name: t('importer.names'),
            value: names.length === 0 ? t('importer.noNames') : names.join(' · '),
          },
          {
            name: t('importer.company'),
            value:
              holder === null
                ? t('importer.nobody')
                : t('importer.since', { company: holder.name, when: format.date(holder.since) }),
          },
          {
            name: t('importer.lines'),
            value:
              unmatched.lines === lines
                ? format.count(lines)
                : t('importer.linesUnmatched', {
                    all: format.count(lines),
                    unmatched: format.count(unmatched.lines),
                  }),
            isFigure: true,
          },
          ...(firstEntry === null || lastEntry === null
            ? []
            : [
                {
                  name: t('importer.entries'),
                  value: t('importer.span', { from: format.date(firstEntry), to: format.date(lastEntry) }),
                },
              ]),
          {
            name: t('importer.collected'),
            value: format.money(importer.amountCollected),
            isFigure: true,
          },
          ...(unmatched.lines === 0 || unmatched.lines === lines
            ? []
            : [
                {
                  name: t('importer.unmatched'),
                  value: format.money(unmatched.amountCollected),
                  isFigure: true,
                },
              ]),
          ...(unmatched.lines === 0
            ? []
            : [
                {
                  name: t('importer.quantity'),
                  value: `${format.quantity(unmatched.quantity)} ${program?.unitCode ?? ''}`,
                  isFigure: true,
                },
              ]),
        ]}
      />
    </section>
  );
}
