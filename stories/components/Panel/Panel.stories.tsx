import { Link } from '@elvora/design-system/Link';
import { Panel, PanelBody } from '@elvora/design-system/Panel';
import { Text } from '@elvora/design-system/Text';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Panel,
  parameters: { design: ['admin-dashboard-desktop', 'admin-dashboard-mobile'] },
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

export const Default = meta.story({});

export const Playground = meta.story({ args: { headingLevel: 3 } });

export const TitleAlone = meta.story({ args: { action: undefined } });
