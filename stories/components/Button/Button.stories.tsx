import { Button, ButtonLink } from '@elvora/design-system/Button';
import { IconCopy, IconDownload, IconTrash } from '@elvora/design-system/Icon';
import { Inline, Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { Surface } from '../../_support/Surface.tsx';

const meta = preview.meta({
  component: Button,
  parameters: { design: ['sheet-components'] },
  args: { children: 'Add To Quote' },
  argTypes: {
    icon: {
      options: ['none', 'copy', 'download', 'trash'],
      mapping: { none: undefined, copy: IconCopy, download: IconDownload, trash: IconTrash },
    },
  },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { tone: 'primary', size: 'md', isBusy: false, isDisabled: false, isFullWidth: false },
});

export const Sizes = meta.story({
  render: () => (
    <Inline>
      <Button size="lg">Large 48</Button>
      <Button>Medium 40</Button>
      <Button size="sm">Small 32</Button>
    </Inline>
  ),
});

export const WithIcon = meta.story({
  render: () => (
    <Inline>
      <Button icon={IconDownload} tone="secondary">
        With icon
      </Button>
      <Button icon={IconCopy} size="sm" tone="secondary">
        Copy table
      </Button>
    </Inline>
  ),
});

/** The spinner replaces the icon without changing the width. */
export const Busy = meta.story({
  render: () => (
    <Inline>
      <Button busyLabel="Saving...">Save</Button>
      <Button busyLabel="Saving..." isBusy>
        Save
      </Button>
      <Button icon={IconDownload} isBusy tone="secondary">
        Download
      </Button>
      <Button isBusy tone="secondary">
        Retry
      </Button>
    </Inline>
  ),
});

export const AsLink = meta.story({
  render: () => (
    <Inline>
      <ButtonLink href="/products">All products</ButtonLink>
      <ButtonLink href="/media" icon={IconDownload} tone="secondary">
        Media Downloads
      </ButtonLink>
    </Inline>
  ),
});

export const OnDark = meta.story({
  render: () => (
    <Surface surface="inverse">
      <Button tone="inverse">Subscribe</Button>
    </Surface>
  ),
});

/** A long label wraps inside its button. */
export const LongLabel = meta.story({
  render: () => (
    <div style={{ maxWidth: 240 }}>
      <Stack>
        <Button icon={IconDownload}>Download the data sheet of the motor protection circuit breaker</Button>
        <Button isFullWidth tone="secondary">
          Donaudampfschifffahrtselektrizitätenhauptbetriebswerk
        </Button>
      </Stack>
    </div>
  ),
});

/** Do: one primary action, with Cancel as a ghost. */
export const OnePrimaryAction = meta.story({
  render: () => (
    <Inline justify="end">
      <Button tone="ghost">Cancel</Button>
      <Button>Save</Button>
    </Inline>
  ),
});

/** Don't: with two primary actions, neither stands out. */
export const TwoPrimaryActions = meta.story({
  render: () => (
    <Inline justify="end">
      <Button>Cancel</Button>
      <Button>Save</Button>
    </Inline>
  ),
});
