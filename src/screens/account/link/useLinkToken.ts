import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkToken } from './linkToken';

interface HeldLink {
  /** Undefined where the page was opened without a link, or the link is done with. */
  readonly token: string | undefined;
  readonly forget: () => void;
}

/**
 * The token of the link this page was opened with. It leaves the address bar and the history at once and lives in this component
 * alone; a newer link opened in the same tab takes its place.
 */
export function useLinkToken(): HeldLink {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const arriving = linkToken(hash);
  const [token, setToken] = useState(arriving);
  if (arriving !== undefined && arriving !== token) setToken(arriving);
  useEffect(() => {
    if (arriving !== undefined) void navigate(pathname, { replace: true });
  }, [arriving, pathname, navigate]);
  return {
    token,
    forget: () => {
      setToken(undefined);
    },
  };
}
