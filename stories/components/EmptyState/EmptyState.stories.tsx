import { ButtonLink } from '@elvora/design-system/Button';
import { EmptyState } from '@elvora/design-system/EmptyState';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: EmptyState,
  parameters: { design: ['storefront-states-sheet', 'storefront-cart-empty-desktop'] },
  args: {
    title: 'No items found in this category.',
    text: 'Products are still being added here. Ask us, or look in the parent category.',
    action: (
      <ButtonLink href="/category/circuit-breakers" size="sm" tone="secondary">
        Go to Circuit Breakers
      </ButtonLink>
    ),
  },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { drawing: 'search', headingLevel: 2 } });

export const TitleAlone = meta.story({
  args: { title: 'No best seller products available.', text: undefined, action: undefined, drawing: 'clock' },
});

export const NothingFound = meta.story({
  args: {
    title: 'No part matches “M21 gland”',
    text: 'Metric threads go M16, M20, M25. Try one of these, or remove a filter.',
    drawing: 'search',
    action: (
      <>
        <ButtonLink href="/search?q=M20+gland" size="sm" tone="secondary">
          M20 gland
        </ButtonLink>
        <ButtonLink href="/search" size="sm" tone="secondary">
          Clear filters
        </ButtonLink>
      </>
    ),
  },
});
