import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Redirects in the browser; on the server the page's `redirect` becomes a response with status 301. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(
    function redirect() {
      void navigate(to, { replace: true });
    },
    [navigate, to],
  );
  return null;
}
