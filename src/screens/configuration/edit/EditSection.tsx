import type { ReactNode } from 'react';
import { headingOf, type EditPart } from './editParts';
import { usePartName } from './usePartName';

interface EditSectionProps {
  readonly part: EditPart;
  readonly lead?: string;
  /** Rows of their own in place of fields side by side. */
  readonly isRows?: boolean;
  readonly children: ReactNode;
}

/** A part of the form, by its subject; its heading can be gone to. */
export function EditSection({ part, lead, isRows = false, children }: EditSectionProps) {
  const name = usePartName();
  const id = headingOf(part);
  return (
    <section className="surface" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {name(part)}
      </h2>
      {lead === undefined ? null : <p className="form-text">{lead}</p>}
      {isRows ? children : <div className="edit-fields">{children}</div>}
    </section>
  );
}
