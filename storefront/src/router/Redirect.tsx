import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageDocument, useServerRedirect } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';

/** Leads on to another address for good: 301 from the server, a replaced entry in the browser (D-01, D-03, D-06). */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useServerRedirect(to);
  usePageDocument({ ...metaOf('default'), status: 301 });
  useEffect(
    function leadOn() {
      void navigate(to, { replace: true });
    },
    [navigate, to],
  );
  return null;
}
