import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: LoadingStatus,
  tags: ['visual'],
  args: { text: 'Loading products...' },
});

export const Default = meta.story({});
