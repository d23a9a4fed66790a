import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the document after the screen, so that every screen and record has its own title. */
export function usePageTitle(title: string, view?: string): void {
  const { t } = useTranslation();
  const product = t('product');
  useEffect(() => {
    document.title = view === undefined ? `${title} · ${product}` : `${view} · ${title} · ${product}`;
  }, [title, view, product]);
}
