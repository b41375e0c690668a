import { Button } from '@elvora/design-system/Button';
import { Chip } from '@elvora/design-system/Chip';
import { RowList, RowListItem } from '@elvora/design-system/RowList';
import preview from '#.storybook/preview';
import { rowListArgs } from './rowListArgs.tsx';

const meta = preview.meta({
  component: RowList,
  tags: ['visual'],
  args: rowListArgs,
});

export const Rows = meta.story({
  args: {
    children: (
      <>
        <RowListItem
          action={
            <Button size="sm" tone="secondary">
              Restore
            </Button>
          }
          badges={<Chip>Product</Chip>}
          facts="Deleted yesterday by admin · Erased for good 20 Dec"
          name="Brass Cable Gland M20"
        />
        <RowListItem
          action={
            <Button size="sm" tone="secondary">
              Restore
            </Button>
          }
          badges={<Chip tone="brand">Current version</Chip>}
          name="Miniature Circuit Breaker, Three Pole, with auxiliary contact and shunt release"
        >
          Details across the full width
        </RowListItem>
      </>
    ),
  },
});
