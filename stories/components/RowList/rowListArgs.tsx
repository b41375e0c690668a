import { Button } from '@elvora/design-system/Button';
import { Chip } from '@elvora/design-system/Chip';
import { RowListItem } from '@elvora/design-system/RowList';
import type { RowListProps } from '@elvora/design-system/RowList';

export const rowListArgs: RowListProps = {
  label: 'Deleted products and categories',
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
      <RowListItem badges={<Chip tone="brand">Owner</Chip>} name="Switchgear" />
    </>
  ),
};
