import { Link } from '@elvora/design-system/Link';
import { PanelBody } from '@elvora/design-system/Panel';
import { Text } from '@elvora/design-system/Text';
import type { PanelProps } from '@elvora/design-system/Panel';

export const panelArgs: PanelProps = {
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
};
