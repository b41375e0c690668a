import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Redirects in the browser, with query and hash; on the server the page's `redirect` becomes a response with status 301. */
export function Redirect({ to: pathname }: { to: string }) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(
    function redirect() {
      void navigate({ pathname, search, hash }, { replace: true });
    },
    [navigate, pathname, search, hash],
  );
  return null;
}
