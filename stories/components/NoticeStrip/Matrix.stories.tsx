import { Button } from '@elvora/design-system/Button';
import { Stack } from '@elvora/design-system/layout';
import { NoticeStrip } from '@elvora/design-system/NoticeStrip';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: NoticeStrip,
  tags: ['visual'],
  args: {
    label: 'Unsaved changes',
    text: 'There are changes from 21 November 2026, 10:42 that were not saved.',
    actions: (
      <Button size="sm" tone="secondary">
        Restore
      </Button>
    ),
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Stack>
      <NoticeStrip {...args} />
      <NoticeStrip {...args} label="Upload" progress={0.4} text="Sending 3 images" />
      <NoticeStrip label="Note" text="The list shows the products of one category." />
    </Stack>
  ),
});
