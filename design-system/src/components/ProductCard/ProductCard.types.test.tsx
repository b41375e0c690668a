import { ProductCard } from './index.ts';

export const acceptsNoPicture = () => (
  <ProductCard headingLevel={2} href="/product/1" isBestseller name="Brass Cable Gland" source={null} />
);

// @ts-expect-error the source is required, even if null
export const needsASource = () => <ProductCard href="/product/1" name="Brass Cable Gland" />;

export const rejectsClassNames = () => (
  // @ts-expect-error appearance cannot be overridden
  <ProductCard className="mine" href="/product/1" name="Brass Cable Gland" source={null} />
);

export const rejectsUnknownHeadingLevels = () => (
  // @ts-expect-error heading levels are 1 to 6
  <ProductCard headingLevel={7} href="/" name="" source={null} />
);
