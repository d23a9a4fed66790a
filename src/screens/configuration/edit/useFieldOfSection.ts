import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type EditPart, partOf, sectionAddress } from './editParts';

const focusOn = (id: string): void => {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
};

/** Goes to a field, whose section may be another one than the one shown. */
export function useFieldOfSection(shown: EditPart): (field: string) => void {
  const navigate = useNavigate();
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    focusOn(wanted.current);
    wanted.current = null;
  }, [shown]);
  return (field) => {
    const part = partOf(field);
    if (part === shown) {
      focusOn(field);
      return;
    }
    wanted.current = field;
    void navigate(sectionAddress(part), { replace: true });
  };
}
