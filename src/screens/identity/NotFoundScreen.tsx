import { NotFoundPage } from '../../components/NotFoundPage';

/** For addresses nobody knows (H63). */
export function NotFoundScreen() {
  return <NotFoundPage />;
}
