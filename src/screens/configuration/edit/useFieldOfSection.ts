import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type EditPart, headingOf, partOf, sectionAddress } from './editParts';

const focusOn = (id: string, block: 'start' | 'center'): void => {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block });
  field?.focus({ preventScroll: true });
};

/** Goes to a field, whose section may be another one than the one shown. */
export function useFieldOfSection(shown: EditPart): (field: string) => void {
  const navigate = useNavigate();
  const wanted = useRef<string | null>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // The page of another section begins at its heading, for the eye and for a screen reader.
    focusOn(wanted.current ?? headingOf(shown), wanted.current === null ? 'start' : 'center');
    wanted.current = null;
  }, [shown]);
  return (field) => {
    const part = partOf(field);
    if (part === shown) {
      focusOn(field, 'center');
      return;
    }
    wanted.current = field;
    void navigate(sectionAddress(part), { replace: true });
  };
}
