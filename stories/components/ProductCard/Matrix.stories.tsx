import { longName } from '@elvora/catalogue/fixtures';
import { ProductCard, ProductCardSkeleton } from '@elvora/design-system/ProductCard';
import preview from '#.storybook/preview';
import { brokenPicture } from '../../_support/pictures.ts';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: ProductCard,
  tags: ['visual'],
  args: { name: '', href: '#', source: null },
});

const add = () => undefined;

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, 244px)' }}>
      <ProductCard
        categoryName="Cable Glands"
        href="#1"
        isBestseller
        name="Brass Cable Gland, Metric Thread"
        onAdd={add}
        priority
        source={photos.brassGland}
      />
      <ProductCard
        categoryName="Contactors"
        facts="6 sizes · 9–38 A"
        href="#2"
        isTrending
        name="Power Contactor 9–38 A"
        onAdd={add}
        priority
        source={photos.contactor}
      />
      <ProductCard
        categoryName="Contactors"
        href="#3"
        isBestseller
        isTrending
        name={longName}
        onAdd={add}
        priority
        source={photos.contactor}
      />
      <ProductCard href="#4" name="Panel Lamp" priority source={null} />
      <ProductCard
        categoryName="Circuit Breakers"
        drawing="breaker"
        href="#5"
        name="Motor Protection Circuit Breaker"
        onAdd={add}
        priority
        source={brokenPicture}
      />
      <ProductCard
        categoryName="Terminals"
        href="#6"
        isAdding
        name="Terminal Blocks"
        onAdd={add}
        priority
        source={photos.terminals}
      />
      <ProductCardSkeleton />
    </div>
  ),
});

export const Wide = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 484 }}>
      <ProductCard
        facts="8 sizes · M12–M63 · 3–45 mm"
        href="#1"
        isBestseller
        isWide
        name="Brass Cable Gland, Metric Thread"
        onAdd={add}
        priority
        source={photos.brassGland}
      />
      <ProductCard href="#2" isBestseller isTrending isWide name={longName} onAdd={add} source={null} />
    </div>
  ),
});
