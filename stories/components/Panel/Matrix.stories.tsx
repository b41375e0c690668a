import { Stack } from '@elvora/design-system/layout';
import { Link } from '@elvora/design-system/Link';
import { Panel, PanelBody } from '@elvora/design-system/Panel';
import { Text } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Panel,
  tags: ['visual'],
  args: {
    title: 'New enquiries',
    action: (
      <Link href="#/enquiries" isStandalone>
        All enquiries
      </Link>
    ),
    children: (
      <PanelBody>
        <Text variant="bodySm" tone="muted">
          Every enquiry has been answered.
        </Text>
      </PanelBody>
    ),
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Stack>
      <Panel {...args} />
      <Panel
        {...args}
        action={undefined}
        title="A title that takes more than one line on the smallest screens"
      />
    </Stack>
  ),
});
