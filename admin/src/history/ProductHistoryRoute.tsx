import { resources } from '@elvora/catalogue/contract';
import { useParams } from 'react-router-dom';
import { useResource } from '../data/useResource.ts';
import { toHref, paths } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import { ChangeHistory } from './ChangeHistory.tsx';

/** `/admin/products/:id/history`. */
export function ProductHistoryRoute() {
  const id = Number(useParams()['id']);
  const product = useResource(resources.product(id, { scope: 'all' }));
  const known = product.status === 'ready' ? product.data : null;
  return (
    <ChangeHistory
      entry={known}
      kind="product"
      breadcrumbs={[
        { label: texts.products.heading, href: toHref(paths.products()) },
        ...(known ? [{ label: known.name, href: toHref(paths.products({ edit: id })) }] : []),
        { label: texts.history.title },
      ]}
      resource={resources.productHistory(id)}
    />
  );
}
