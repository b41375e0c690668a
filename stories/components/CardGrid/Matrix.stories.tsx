import { CardGrid, cardGridColumns, cardGridKinds } from '@elvora/design-system/CardGrid';
import { Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { categoryCards, productCards } from '../../_support/cards.tsx';

const meta = preview.meta({ component: CardGrid, tags: ['visual'], args: { children: null } });

const cards = { category: categoryCards, product: productCards } as const;

export const KindsAndColumns = meta.story({
  render: () => (
    <Stack gap="5">
      {cardGridKinds.map((kind) =>
        cardGridColumns.map((maxColumns) => (
          <CardGrid key={`${kind}-${maxColumns}`} maxColumns={maxColumns}>
            {cards[kind](maxColumns)}
          </CardGrid>
        )),
      )}
    </Stack>
  ),
});

export const States = meta.story({
  render: () => (
    <Stack gap="5">
      {cardGridKinds.map((kind) => (
        <CardGrid count={5} key={kind} kind={kind} state="loading" />
      ))}
      <CardGrid empty={{ title: 'No best seller products available.', drawing: 'clock' }} state="empty" />
      <CardGrid
        error={{ title: 'Failed to load products. Please try again later.', onRetry: () => undefined }}
        state="error"
      />
    </Stack>
  ),
});
