import { Button } from '@elvora/design-system/Button';
import { Callout } from '@elvora/design-system/Callout';
import { Checkbox } from '@elvora/design-system/Checkbox';
import { Chip } from '@elvora/design-system/Chip';
import { Heading } from '@elvora/design-system/Heading';
import { Inline, Stack } from '@elvora/design-system/layout';
import { ProgressBar } from '@elvora/design-system/ProgressBar';
import { Select } from '@elvora/design-system/Select';
import { Text } from '@elvora/design-system/Text';
import { TextField } from '@elvora/design-system/TextField';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { groveTheme } from './groveTheme.ts';

const meta = preview.meta({ tags: ['visual'], globals: { theme: 'grove' } });

/** Units under the theme of an example brand, `groveTheme.ts`. */
export const ExampleBrand = meta.story({
  render: () => (
    <Stack gap="3">
      <Heading level={1}>Grove</Heading>
      <Text tone="muted">A theme sets values for roles; units never change.</Text>
      <Inline gap="1">
        <Button>Save</Button>
        <Button tone="accent">Order</Button>
        <Button tone="secondary">Cancel</Button>
        <Button tone="text">Learn more</Button>
        <Chip tone="brand">New</Chip>
      </Inline>
      <TextField hint="As on the invoice" label="Company" />
      <Select label="Unit" options={[{ value: 'mm', label: 'Millimetres' }]} />
      <Checkbox defaultSelected label="Remember me" />
      <ProgressBar label="Upload" value={60} />
      <Callout headingLevel={2} text="Delivery takes two days." title="In stock" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const probe = document.createElement('i');
    probe.style.color = groveTheme.action?.primary?.rest ?? '';
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Save' })).backgroundColor).toBe(
      probe.style.color,
    );
  },
});
