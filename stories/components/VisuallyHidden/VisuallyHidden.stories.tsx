import { Button } from '@elvora/design-system/Button';
import { VisuallyHidden } from '@elvora/design-system/VisuallyHidden';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: VisuallyHidden,
  parameters: { design: ['sheet-foundations'] },
  args: { children: 'Loading...' },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { children: 'Heard, not seen' } });

/** The hidden product name distinguishes several buttons labelled 'Remove'. */
export const DistinguishesButtons = meta.story({
  render: () => (
    <Button size="sm" tone="text">
      Remove<VisuallyHidden> Power Contactor 9–38 A</VisuallyHidden>
    </Button>
  ),
});
