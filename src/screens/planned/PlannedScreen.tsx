import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader';
import type { RouteName } from '../../routing/routes';

interface PlannedScreenProps {
  readonly name: RouteName;
}

/** A screen whose contents have not been written yet: what it is for, in a sentence. */
export function PlannedScreen({ name }: PlannedScreenProps) {
  const { t } = useTranslation('screens');
  return <PageHeader title={t(`${name}.title`)} lead={t(`${name}.about`)} />;
}
