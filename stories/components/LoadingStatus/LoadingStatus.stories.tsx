import { LoadingStatus } from '@elvora/design-system/LoadingStatus';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: LoadingStatus,
  parameters: { design: ['admin-dashboard-loading-desktop'] },
  args: { text: 'Loading products...' },
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { text: 'Loading enquiries...' } });
