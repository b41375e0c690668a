import { Tabs } from '@elvora/design-system/Tabs';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ControlledTabs } from './ControlledTabs.tsx';

const select = fn();
const meta = preview.meta({
  component: Tabs,
  tags: ['behaviour'],
  args: { items: [], selectedId: '', onSelect: select, label: '', children: null },
  render: () => <ControlledTabs onSelect={select} />,
  beforeEach: () => void select.mockClear(),
});

export const AreASingleTabStopWithArrowKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Basic Info' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Images' })).toHaveFocus();
    await expect(select).toHaveBeenLastCalledWith('images');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Specifications' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Specifications' })).toHaveTextContent('Table');
    await userEvent.keyboard('{ArrowRight}');
    await expect(select).toHaveBeenLastCalledWith('basic');
  },
});

export const ExposeTheStateOfEachStep = meta.story({
  render: () => <ControlledTabs defaultSelectedId="images" />,
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(tab('Basic Info')).toHaveAttribute('aria-description', 'Step 1 of 3, done');
    await expect(tab('Images')).toHaveAttribute('aria-description', 'Step 2 of 3');
    await expect(tab('Images')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('Specifications')).toHaveAttribute('aria-description', 'Step 3 of 3');
  },
});

/** The app marks steps as done, in any order. */
export const AreTickedOffByTheApp = meta.story({
  render: () => <ControlledTabs doneIds={['images', 'specifications']} defaultSelectedId="images" />,
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(tab('Basic Info')).toHaveAttribute('aria-description', 'Step 1 of 3');
    await expect(tab('Images')).toHaveAttribute('aria-description', 'Step 2 of 3');
    await expect(tab('Specifications')).toHaveAttribute('aria-description', 'Step 3 of 3, done');
  },
});

export const KeepAppStateAcrossTabs = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Product Name' }), 'Gland');
    await userEvent.click(canvas.getByRole('tab', { name: 'Images' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Basic Info' }));
    await expect(canvas.getByRole('textbox', { name: 'Product Name' })).toHaveValue('Gland');
  },
});

export const AreMirroredInRtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second ?? Infinity);
  },
});

export const CannotBeChangedWhileDisabled = meta.story({
  render: () => <ControlledTabs isDisabled onSelect={select} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Images' }));
    await expect(select).not.toHaveBeenCalled();
  },
});
