import { Button } from '@elvora/design-system/Button';
import { NoticeStrip } from '@elvora/design-system/NoticeStrip';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: NoticeStrip,
  parameters: { design: ['admin-product-dialog-3-saving-desktop'] },
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

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { text: 'A newer version is available.' } });

export const WithProgress = meta.story({
  args: { label: undefined, text: 'Sending 3 images', progress: 0.4 },
});

export const TextAlone = meta.story({ args: { actions: undefined } });
