import { ListSearchField } from '@elvora/design-system/ListSearchField';
import { MasterDetail } from '@elvora/design-system/MasterDetail';
import preview from '#.storybook/preview';
import { Block } from '../../_support/Block.tsx';

const meta = preview.meta({
  component: MasterDetail,
  tags: ['visual'],
  args: {
    label: 'List of enquiries',
    search: <ListSearchField label="Search enquiries" onQueryChange={() => undefined} query="" />,
    list: <Block height="240px">List</Block>,
    detail: <Block height="320px">Open enquiry</Block>,
    detailLabel: 'Open enquiry',
    openId: 1,
  },
});

export const Open = meta.story({});

export const Closed = meta.story({ args: { openId: null } });
