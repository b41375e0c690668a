import { ProductCard } from './index.ts';

export const needsANameAnAddressAndAPicture = () => (
  <ProductCard headingLevel={2} href="/product/1" isBestseller name="Brass Cable Gland" source={null} />
);

// @ts-expect-error what may be missing is said: source={null}
export const saysThatThereIsNoPicture = () => <ProductCard href="/product/1" name="Brass Cable Gland" />;

export const refusesVariants = () => (
  // @ts-expect-error the looks are the component's own
  <ProductCard className="mine" href="/product/1" name="Brass Cable Gland" source={null} />
);

export const refusesUnknownHeadingLevels = () => (
  // @ts-expect-error headings go from 1 to 6
  <ProductCard headingLevel={7} href="/" name="" source={null} />
);
