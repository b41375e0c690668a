import { Button } from '@elvora/design-system/Button';
import { Chip } from '@elvora/design-system/Chip';
import { RowList, RowListItem } from '@elvora/design-system/RowList';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: RowList,
  parameters: { design: ['admin-enquiries-desktop'] },
  args: {
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
          facts="Deleted yesterday by admin · Goes for good 20 Dec"
          name="Brass Cable Gland M20"
        />
        <RowListItem badges={<Chip tone="brand">Owner</Chip>} name="Switchgear" />
      </>
    ),
  },
});

export const Default = meta.story({});

export const Playground = meta.story({ args: { isOrdered: true } });

/** Details are shown below the row, across its full width. */
export const WithDetails = meta.story({
  args: {
    children: (
      <RowListItem facts="Meera, 21 November 2026, 10:42" name="Changed">
        Product Name: Power Contactor 9–38 A
      </RowListItem>
    ),
  },
});
