import type { Product } from '@elvora/catalogue/model';
import { IconCopy, IconExternalLink, IconHistory } from '@elvora/design-system/Icon';
import { MenuButton, type MenuItem } from '@elvora/design-system/Menu';
import { texts } from '../texts.ts';
import type { ProductActions } from './productTask.ts';

interface ProductMenuProps {
  product: Product;
  actions: ProductActions;
}

type ActionId = 'copy' | 'view' | 'history';

const { products } = texts;
const copy: MenuItem<ActionId> = { id: 'copy', label: products.duplicate, icon: IconCopy };
const view: MenuItem<ActionId> = { id: 'view', label: products.view, icon: IconExternalLink };
const history: MenuItem<ActionId> = { id: 'history', label: products.history, icon: IconHistory };

/** Less frequent actions on a product. */
export function ProductMenu({ product, actions }: ProductMenuProps) {
  const handlers: Record<ActionId, () => void> = {
    copy: () => actions.onCopy(product),
    history: () => actions.onHistory(product),
    view: () => void window.open(`/product/${product.id}`, '_blank', 'noopener'),
  };
  return (
    <MenuButton
      groups={[actions.canEdit ? [copy, history, view] : [history, view]]}
      label={products.more(product.name)}
      onAction={(id) => handlers[id]()}
      size="sm"
    />
  );
}
