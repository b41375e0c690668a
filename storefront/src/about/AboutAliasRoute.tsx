import { paths } from '../paths.ts';
import { Redirect } from '../router/Redirect.tsx';

/** The footer's address of the About page leads to its own (D-03). */
export function Route() {
  return <Redirect to={paths.about} />;
}
