import { Spinner } from 'reactstrap';

/** Turns beside the words of a button under way; the words say what it does, so it says nothing itself. */
export function BusyMark() {
  return (
    <Spinner tag="span" size="sm" className="me-2" role={undefined} aria-hidden="true">
      {null}
    </Spinner>
  );
}
