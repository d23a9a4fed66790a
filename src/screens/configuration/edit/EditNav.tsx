import { useTranslation } from 'react-i18next';
import { countIn, EDIT_PARTS, headingOf } from './editParts';
import { usePartName } from './usePartName';

interface EditNavProps {
  /** Paths of the fields that something is wrong with. */
  readonly faulty: readonly string[];
}

/** Links to each section of the form, with the number of its errors. */
export function EditNav({ faulty }: EditNavProps) {
  const { t } = useTranslation('configuration');
  const partName = usePartName();
  return (
    <nav className="edit-nav" aria-label={t('edit.parts')}>
      <ul>
        {EDIT_PARTS.map(({ key }) => {
          const count = countIn(key, faulty);
          return (
            <li key={key}>
              <a
                href={`#${headingOf(key)}`}
                onClick={(event) => {
                  event.preventDefault();
                  const heading = document.getElementById(headingOf(key));
                  heading?.scrollIntoView();
                  heading?.focus({ preventScroll: true });
                }}
              >
                {partName(key)}
                {count === 0 ? null : <span className="edit-nav-count">{t('edit.wrong', { count })}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
