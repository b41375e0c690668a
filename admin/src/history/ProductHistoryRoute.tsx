import { resources } from '@elvora/catalogue/contract';
import { useParams } from 'react-router-dom';
import { useResource } from '../data/useResource.ts';
import { hrefOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { History } from './History.tsx';

/** `/admin/products/:id/history`. */
export function ProductHistoryRoute() {
  const id = Number(useParams()['id']);
  const product = useResource(resources.product(id, { scope: 'all' }));
  const known = product.status === 'ready' ? product.data : null;
  return (
    <History
      entry={known}
      kind="product"
      path={[
        { label: texts.products.heading, href: hrefOf(paths.products()) },
        ...(known ? [{ label: known.name, href: hrefOf(paths.products({ edit: id })) }] : []),
        { label: texts.history.anonymous },
      ]}
      resource={resources.productHistory(id)}
    />
  );
}
