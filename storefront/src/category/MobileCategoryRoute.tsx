import { useLocation } from 'react-router-dom';
import { Redirect } from '../router/Redirect.tsx';

/** The mobile menu's addresses lead to the category (D-01). */
export function Route() {
  const { pathname, search } = useLocation();
  return <Redirect to={`${pathname.replace(/^\/categories/, '/category')}${search}`} />;
}
