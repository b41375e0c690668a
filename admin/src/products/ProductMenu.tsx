import type { Product } from '@elvora/catalogue/model';
import { IconCopy, IconExternalLink } from '@elvora/design-system/Icon';
import { MenuButton, type MenuItem } from '@elvora/design-system/Menu';
import { texts } from '../texts.ts';
import type { ProductActions } from './productTask.ts';

interface ProductMenuProps {
  product: Product;
  actions: ProductActions;
}

type ActionId = 'copy' | 'view';

const { products } = texts;
const copy: MenuItem<ActionId> = { id: 'copy', label: products.duplicate, icon: IconCopy };
const view: MenuItem<ActionId> = { id: 'view', label: products.view, icon: IconExternalLink };

/** What is done with a product more seldom. */
export function ProductMenu({ product, actions }: ProductMenuProps) {
  const does: Record<ActionId, () => void> = {
    copy: () => actions.onCopy(product),
    view: () => void window.open(`/product/${product.id}`, '_blank', 'noopener'),
  };
  return (
    <MenuButton
      groups={[actions.canEdit ? [copy, view] : [view]]}
      label={products.more(product.name)}
      onAction={(id) => does[id]()}
      size="sm"
    />
  );
}
