import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads on to another address in the browser; to the server's own requests the route table gives the answer. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(
    function leadOn() {
      void navigate(to, { replace: true });
    },
    [navigate, to],
  );
  return null;
}
