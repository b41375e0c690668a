import { RowList, RowListItem } from '@elvora/design-system/RowList';
import preview from '#.storybook/preview';
import { rowListArgs } from './rowListArgs.tsx';

const meta = preview.meta({
  component: RowList,
  parameters: { design: ['admin-enquiries-desktop'] },
  args: rowListArgs,
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { isOrdered: true } });

/** Names link to their pages. */
export const WithLinks = meta.story({
  args: {
    label: 'Related articles',
    children: (
      <RowListItem
        facts="9 April 2026"
        href="#article"
        name="Choosing a cable gland: measure the cable first"
      />
    ),
  },
});

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
