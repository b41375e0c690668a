import { Button, ButtonLink } from '@elvora/design-system/Button';
import { IconArrowLeft } from '@elvora/design-system/Icon';
import { SegmentedControl } from '@elvora/design-system/SegmentedControl';
import { Text } from '@elvora/design-system/Text';
import type { RecordDetailProps } from '@elvora/design-system/RecordDetail';

export const recordDetailArgs: RecordDetailProps = {
  label: 'Q-2026-0042',
  title: 'Quote request',
  subtitle: 'Q-2026-0042, 21 November 2026, 10:42',
  back: (
    <ButtonLink href="#/enquiries" icon={IconArrowLeft} size="sm" tone="secondary">
      All enquiries
    </ButtonLink>
  ),
  status: (
    <SegmentedControl
      label="Status"
      onChange={() => undefined}
      options={[
        { value: 'new', label: 'New' },
        { value: 'answered', label: 'Answered' },
      ]}
      value="new"
    />
  ),
  facts: [
    { term: 'Name', description: 'Asha Rao' },
    { term: 'Email', description: 'asha.rao@example.com' },
  ],
  children: <Text>Please quote for a panel with twelve outgoing feeders.</Text>,
  actions: <Button>Answer by email</Button>,
};
