import {
  IconChevronRight,
  IconDownload,
  IconPencil,
  IconPlus,
  IconTrash,
  IconX,
} from '@elvora/design-system/Icon';
import { IconButton } from '@elvora/design-system/IconButton';
import { Inline } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';

const meta = preview.meta({
  component: IconButton,
  parameters: { design: ['sheet-components'] },
  args: { label: 'Edit Category', icon: IconPencil },
});

export const Default = meta.story({});

export const Playground = meta.story({
  tags: ['!test'],
  args: { tone: 'neutral', size: 'md', variant: 'ghost' },
});

export const Box = meta.story({ args: { label: 'Next', icon: IconChevronRight, variant: 'box' } });

export const Danger = meta.story({ args: { label: 'Delete category', icon: IconTrash, tone: 'danger' } });

/** The small action on a card. */
export const OnCard = meta.story({
  args: { label: 'Add To Quote', icon: IconPlus, size: 'sm', tone: 'brand', variant: 'box' },
});

export const OnDark = meta.story({
  args: { label: 'Close', icon: IconX, tone: 'onDark' },
  render: (args) => (
    <Surface surface="inverse">
      <IconButton {...args} />
    </Surface>
  ),
});

export const AsLink = meta.story({
  render: () => <IconButton href="/media" icon={IconDownload} label="Media Downloads" variant="box" />,
});

export const Busy = meta.story({ args: { isBusy: true } });

/** Small for dense rows, medium for pages. */
export const Sizes = meta.story({
  render: () => (
    <Inline>
      <IconButton icon={IconPencil} label="Edit, small" size="sm" variant="box" />
      <IconButton icon={IconPencil} label="Edit" variant="box" />
      <IconButton icon={IconPencil} label="Edit, large" size="lg" variant="box" />
    </Inline>
  ),
});
