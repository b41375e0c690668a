import { Stack } from '@elvora/design-system/layout';
import { Tabs, tabVariants } from '@elvora/design-system/Tabs';
import preview from '#.storybook/preview';
import { steps, ControlledTabs } from './ControlledTabs.tsx';

const meta = preview.meta({
  component: Tabs,
  tags: ['visual'],
  args: { items: [], selectedId: '', onSelect: () => undefined, label: '', children: null },
  render: () => (
    <Stack gap="4">
      {tabVariants.flatMap((variant) =>
        steps.map(({ id }) => (
          <ControlledTabs key={`${variant} ${id}`} variant={variant} defaultSelectedId={id} />
        )),
      )}
    </Stack>
  ),
});

export const Variants = meta.story();

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const ForcedColours = meta.story({ globals: { colours: 'forced' } });
