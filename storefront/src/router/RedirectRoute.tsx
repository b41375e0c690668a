import { useLocation } from 'react-router-dom';
import { NotFound } from '../notFound/NotFound.tsx';
import { Redirect } from './Redirect.tsx';
import { redirectForUrl } from './routes.ts';

/** An address that only leads to another (D-01, D-03). */
export function Route() {
  const { pathname, search } = useLocation();
  const to = redirectForUrl(`${pathname}${search}`, {});
  return to === null ? <NotFound /> : <Redirect to={to} />;
}
