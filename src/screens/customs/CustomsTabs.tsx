import { useTranslation } from 'react-i18next';
import { TitleViews } from '../../components/TitleViews';
import type { CustomsTab } from './customsView';

interface CustomsTabsProps {
  readonly at: CustomsTab;
}

/** What came in, what it posted, and what deserves a look of that. */
export function CustomsTabs({ at }: CustomsTabsProps) {
  const { t } = useTranslation('customs');
  const { t: tImporters } = useTranslation('customsImporters');
  return (
    <TitleViews
      label={t('tabs.label')}
      at={at}
      views={[
        { key: 'files', name: t('tabs.files'), to: '/admin/customs' },
        { key: 'lines', name: t('tabs.lines'), to: '/admin/customs?view=lines' },
        { key: 'unmatched', name: tImporters('tabs.unmatched'), to: '/admin/customs?view=unmatched' },
        {
          key: 'variance',
          name: tImporters('tabs.variance'),
          to: '/admin/customs?view=variance&sort=-differenceSize',
        },
      ]}
    />
  );
}
