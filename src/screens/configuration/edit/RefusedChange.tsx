interface RefusedChangeProps {
  readonly sentence: string;
  /** What is wrong with fields of the form, which are not on screen here. */
  readonly faults: readonly string[];
}

/** Why a change was not saved, with what is wrong field by field. */
export function RefusedChange({ sentence, faults }: RefusedChangeProps) {
  return (
    <div className="alert alert-danger">
      <p className="mb-0">{sentence}</p>
      {faults.length === 0 ? null : (
        <ul className="mb-0 mt-2">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
