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

// @ts-expect-error the text of the empty state is required
export const emptyNeedsEmptyState = () => <CardGrid state="empty" />;

// @ts-expect-error the error message is required
export const errorNeedsErrorPanel = () => <CardGrid state="error" />;

export const rejectsCardsWhileLoading = () => (
  // @ts-expect-error a loading grid has no cards
  <CardGrid state="loading">
    <p>Card</p>
  </CardGrid>
);

// @ts-expect-error wide grids have 4 or 5 columns
export const rejectsOtherColumns = () => <CardGrid maxColumns={3}>{null}</CardGrid>;
