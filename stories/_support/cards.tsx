import { CategoryCard } from '@elvora/design-system/CategoryCard';
import { ProductCard } from '@elvora/design-system/ProductCard';
import { photos } from './photos.ts';

const productNames = [
  'Brass Cable Gland, Metric Thread',
  'Brass Cable Gland, PG Thread',
  'EMC Brass Cable Gland',
  'Multi-Hole Brass Cable Gland',
  'Nylon Cable Gland, Metric Thread',
];

const pictures = [photos.brassGland, photos.contactor, photos.terminals, photos.enclosure];

/** Returns the given number of product cards. */
export function productCards(count: number, onAdd: (name: string) => void = () => undefined) {
  return Array.from({ length: count }, (_none, index) => {
    const name = productNames[index % productNames.length] ?? '';
    return (
      <ProductCard
        categoryName="Cable Glands"
        href={`#product-${index}`}
        isBestseller={index % 4 === 0}
        isTrending={index % 4 === 2}
        key={index}
        name={name}
        onAdd={() => onAdd(name)}
        source={pictures[index % pictures.length]}
      />
    );
  });
}

const categories = [
  ['Busbars & Insulators', '6 products'],
  ['DIN Rails & Wiring Ducts', '8 products'],
  ['Enclosures & Hardware', '9 products'],
  ['Panel Lighting', 'No products yet'],
  ['Panel Meters', '4 products'],
] as const;

/** Returns the given number of category cards; one has no picture. */
export function categoryCards(count: number) {
  return Array.from({ length: count }, (_none, index) => {
    const [name, text] = categories[index % categories.length] ?? categories[0];
    return (
      <CategoryCard
        count={text}
        drawing="enclosure"
        href={`#category-${index}`}
        key={index}
        name={name}
        source={name === 'Panel Lighting' ? null : pictures[index % pictures.length]}
      />
    );
  });
}
