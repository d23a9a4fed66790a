import { useId, type ReactNode } from 'react';

interface EditSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of the form, by its subject. */
export function EditSection({ title, lead, children }: EditSectionProps) {
  const id = useId();
  return (
    <section className="surface" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead === undefined ? null : <p className="form-text">{lead}</p>}
      <div className="edit-fields">{children}</div>
    </section>
  );
}
