import { EmptyState } from './index.ts';

export const titleIsEnough = () => <EmptyState title="No items found in this category." />;

export const rejectsNoTitleAndUnknownDrawings = () => (
  <>
    {/* @ts-expect-error the title is required */}
    <EmptyState text="Ask us." />
    {/* @ts-expect-error unknown drawing */}
    <EmptyState drawing="cat" title="Nothing" />
  </>
);
