import { CardGrid } from './index.ts';

export const hasOneOfFourStates = () => (
  <>
    <CardGrid label="Products" maxColumns={4}>
      <p>Card</p>
    </CardGrid>
    <CardGrid count={4} kind="category" state="loading" />
    <CardGrid empty={{ title: 'No items found in this category.' }} state="empty" />
    <CardGrid error={{ title: 'Error: Failed to fetch categories' }} state="error" />
  </>
);

// @ts-expect-error an empty grid says what is not there
export const emptyNeedsEmptyState = () => <CardGrid state="empty" />;

// @ts-expect-error a failed grid says what went wrong
export const errorNeedsErrorPanel = () => <CardGrid state="error" />;

export const refusesHalfOfEach = () => (
  // @ts-expect-error a grid that loads has no cards
  <CardGrid state="loading">
    <p>Card</p>
  </CardGrid>
);

// @ts-expect-error wide pages have 4 or 5 columns
export const refusesOtherColumns = () => <CardGrid maxColumns={3}>{null}</CardGrid>;
