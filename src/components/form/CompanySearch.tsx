import type { ReactNode } from 'react';
import { LoadFailure } from '../LoadFailure';
import { TextField } from './TextField';

interface Company {
  readonly id: string;
  readonly name: string;
}

interface CompanySearchProps {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  readonly none: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Those found; undefined until the first answer. */
  readonly companies: readonly Company[] | undefined;
  /** Why the names could not be read. */
  readonly problem: string | null;
  readonly onRetry: () => void;
  /** What choosing a company does: a link or a button that bears its name. */
  readonly choice: (company: Company) => ReactNode;
  readonly children?: ReactNode;
}

/** Finds a company by a part of its name. */
export function CompanySearch(props: CompanySearchProps) {
  const { title, label, hint, none, typed, onType, companies, problem, onRetry, choice, children } = props;
  return (
    <section className="surface company-picker" aria-labelledby="pick-company">
      <h2 id="pick-company">{title}</h2>
      <TextField
        id="pick-company-name"
        label={label}
        {...(hint === undefined ? {} : { hint })}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
        }}
      />
      {problem === null ? null : <LoadFailure message={problem} onRetry={onRetry} />}
      {companies?.length === 0 ? <p role="status">{none}</p> : null}
      <ul className="picker-list">
        {companies?.map((company) => (
          <li key={company.id}>{choice(company)}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}
