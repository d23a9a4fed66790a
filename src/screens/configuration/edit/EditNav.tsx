import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { countIn, EDIT_PARTS, type EditPart, sectionAddress } from './editParts';
import { usePartName } from './usePartName';

interface EditNavProps {
  readonly current: EditPart;
  readonly isChanged: (part: EditPart) => boolean;
  /** Paths of the fields that something is wrong with. */
  readonly faulty: readonly string[];
}

/** The way to each section, with the number of its errors, or that it has changes nobody has saved. */
export function EditNav({ current, isChanged, faulty }: EditNavProps) {
  const { t } = useTranslation('configuration');
  const partName = usePartName();
  return (
    <nav className="edit-nav" aria-label={t('edit.parts')}>
      <ul>
        {EDIT_PARTS.map(({ key }) => {
          const count = countIn(key, faulty);
          return (
            <li key={key}>
              <Link to={sectionAddress(key)} replace aria-current={key === current ? 'page' : undefined}>
                {partName(key)}
                {count > 0 ? (
                  <span className="edit-nav-count">{t('edit.wrong', { count })}</span>
                ) : isChanged(key) ? (
                  <span className="edit-nav-changed">{t('edit.changed')}</span>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
