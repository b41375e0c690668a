import type { Product } from '@elvora/catalogue/model';
import { mainPicture, pictureSource } from '@elvora/catalogue/operations';
import { AdminProductCard } from '@elvora/design-system/AdminProductCard';
import { CardKeyboardNavigation } from '@elvora/design-system/CardKeyboardNavigation';
import { Grid } from '@elvora/design-system/layout';
import { ProductMenu } from './ProductMenu.tsx';
import type { ProductActions } from './productTask.ts';

export interface ProductCardsProps {
  products: readonly Product[];
  imageBase: string;
  actions: ProductActions;
}

/** The pictures of a product, or its drawing if it has none. */
const shownPictures = (product: Product) =>
  product.pictures.length > 0 ? product.pictures : [mainPicture(product)];

/** Products as cards (S-314…S-320). */
export function ProductCards({ products, imageBase, actions }: ProductCardsProps) {
  return (
    <CardKeyboardNavigation>
      <Grid columns={{ xs: 1, sm: 2, md: 3 }} gap="2" isList>
        {products.map((product) => (
          <li key={product.id}>
            <AdminProductCard
              category={product.category}
              href={actions.getHref(product)}
              description={product.description}
              isBestseller={product.isBestseller}
              isTrending={product.isTrending}
              menu={<ProductMenu actions={actions} product={product} />}
              name={product.name}
              onDelete={actions.canEdit ? () => actions.onDelete(product) : undefined}
              onEdit={actions.canEdit ? () => actions.onEdit(product) : undefined}
              sources={shownPictures(product).map((picture) => pictureSource(picture, imageBase, 240))}
            />
          </li>
        ))}
      </Grid>
    </CardKeyboardNavigation>
  );
}
