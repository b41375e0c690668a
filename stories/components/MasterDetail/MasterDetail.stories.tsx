import { ListSearchField } from '@elvora/design-system/ListSearchField';
import { MasterDetail } from '@elvora/design-system/MasterDetail';
import preview from '#.storybook/preview';
import { Block } from '../../_support/Block.tsx';

const meta = preview.meta({
  component: MasterDetail,
  parameters: { design: ['admin-enquiries-desktop', 'admin-enquiries-mobile'] },
  args: {
    label: 'List of enquiries',
    search: <ListSearchField label="Search enquiries" onQueryChange={() => undefined} query="" />,
    list: <Block height="240px">List</Block>,
    detail: <Block height="320px">Open enquiry</Block>,
    detailLabel: 'Open enquiry',
    openId: 1,
  },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { openId: null } });

/** Small screens show only the list. */
export const Closed = meta.story({ args: { openId: null } });
