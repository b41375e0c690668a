import { useLocation } from 'react-router-dom';
import { Redirect } from '../runtime/navigation/Redirect.tsx';
import { redirectPath } from './redirectPath.ts';

/** An address that only redirects (D-01, D-03). */
export function Route() {
  const { pathname } = useLocation();
  return <Redirect to={redirectPath(pathname)} />;
}
