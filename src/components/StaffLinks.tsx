import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';

interface StaffLink {
  readonly to: string;
  readonly label: string;
}

/** For staff on a page of a company's own: the ways to the companies and to the list of all. */
export function StaffLinks({ first, second }: { readonly first: StaffLink; readonly second: StaffLink }) {
  return (
    <p className="d-flex flex-wrap gap-2">
      <Button tag={Link} color="primary" to={first.to}>
        {first.label}
      </Button>
      <Button tag={Link} color="secondary" outline to={second.to}>
        {second.label}
      </Button>
    </p>
  );
}
