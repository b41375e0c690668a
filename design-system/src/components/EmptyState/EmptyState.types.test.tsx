import { EmptyState } from './index.ts';

export const titleIsEnough = () => <EmptyState title="No items found in this category." />;

export const refusesNoTitleAndUnknownDrawings = () => (
  <>
    {/* @ts-expect-error the title is required */}
    <EmptyState text="Ask us." />
    {/* @ts-expect-error no such drawing */}
    <EmptyState drawing="cat" title="Nothing" />
  </>
);
