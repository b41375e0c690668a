import { TreeView } from '@elvora/design-system/TreeView';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExpandingTree } from './ExpandingTree.tsx';
import { LoadingTree } from './LoadingTree.tsx';
import { nodes } from './nodes.tsx';

const meta = preview.meta({
  component: TreeView,
  tags: ['behaviour'],
  args: {
    label: 'Categories',
    nodes,
    expandedIds: new Set<string>(),
    onExpandedChange: fn(),
    onAction: fn(),
  },
  render: (args) => <ExpandingTree {...args} />,
});

/** APG tree view. */
export const MovesWithTheArrowKeys = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const row = (name: RegExp) => canvas.findByRole('row', { name });
    await row(/Cable Accessories/);
    await step('expands a level with Right and enters it with Down', async () => {
      await userEvent.tab();
      await expect(await row(/Cable Accessories/)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(await row(/Cable Glands/)).toHaveFocus();
    });
    await step('selects on Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('4');
    });
    await step('goes up and collapses with Left', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(await row(/Cable Accessories/)).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.queryByRole('row', { name: /Cable Glands/ })).toBeNull();
    });
    await step('finds rows by typing', async () => {
      await userEvent.keyboard('pan');
      await expect(await row(/Panel Accessories/)).toHaveFocus();
    });
  },
});

export const ArrowExpandsAndRowSelects = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Below Control & Switchgear' }));
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByText('Contactors'));
    await expect(args.onAction).toHaveBeenCalledWith('8');
  },
});

export const ActionsDoNotSelectTheirRow = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Category: Control & Switchgear' });
    await userEvent.click(edit);
    edit.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

/** Enter grabs a row, arrows choose the target, Enter drops it. */
export const MovesRowsByKeyboard = meta.story({
  args: { onMove: fn(), expandedIds: new Set(['1']) },
  play: async ({ args, canvas, userEvent, step }) => {
    const hasFocus = (name: RegExp | string) =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await canvas.findByRole('treegrid');
    await step('drops into another row, but not into itself or its descendants', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
      await hasFocus('Drag Cable Glands');
      await userEvent.keyboard('{Enter}');
      await hasFocus('Drop on Cable Ties');
      await expect(canvas.queryByRole('button', { name: /^Drop on (Cable Glands|Brass)/ })).toBeNull();
      await userEvent.keyboard('{Enter}');
      await expect(args.onMove).toHaveBeenLastCalledWith({ id: '4', parentId: '7' });
      await hasFocus('Cable Ties');
    });
    await step('drops at the root', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await hasFocus(/^Drop on/);
      await userEvent.tab();
      await hasFocus('Move to the first level');
      await userEvent.keyboard('{Enter}');
      await expect(args.onMove).toHaveBeenLastCalledWith({ id: '7', parentId: null });
      await hasFocus('Cable Ties');
    });
    await step('cancels on Escape', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await hasFocus(/^Drop on/);
      await userEvent.keyboard('{Escape}');
      await hasFocus('Drag Cable Ties');
      await expect(canvas.queryByText('Move to the first level')).toBeNull();
      await expect(args.onMove).toHaveBeenCalledTimes(2);
    });
  },
});

/** APG: `*` is a command, not a character to search for. */
export const AsteriskExpandsAllSiblings = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = (name: RegExp) => canvas.findByRole('row', { name });
    await row(/Panel Accessories/);
    await userEvent.tab();
    await userEvent.keyboard('{End}*');
    await expect(await row(/Panel Accessories/)).toHaveFocus();
    await expect(await row(/Cable Accessories/)).toHaveAttribute('aria-expanded', 'true');
    await expect(await row(/Control & Switchgear/)).toHaveAttribute('aria-expanded', 'true');
    await expect(await row(/Cable Glands/)).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Without an action a click selects; another selection replaces it. */
export const SelectsOneRow = meta.story({
  args: { selectionMode: 'single', onAction: undefined, onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByRole('row', { name: /Cable Accessories/ });
    await userEvent.click(canvas.getByText('Cable Accessories'));
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End} ');
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['3']));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const SelectsSeveralRowsByCheckBoxAndSpace = meta.story({
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Cable Accessories/ }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1']));
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1', '2']));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

export const LoadsChildrenWhenExpanded = meta.story({
  render: () => <LoadingTree />,
  play: async ({ canvas, userEvent, step }) => {
    const parent = await canvas.findByRole('row', { name: /Cable Accessories/ });
    await step('an incomplete row can be expanded and says that its children are on their way', async () => {
      await expect(parent).toHaveAttribute('aria-expanded', 'false');
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(parent).toHaveAttribute('aria-expanded', 'true');
      await expect(await canvas.findByText('Loading…')).toBeVisible();
    });
    await step('they take its place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
      const child = await canvas.findByRole('row', { name: 'Cable Glands' });
      await expect(child).toHaveAttribute('aria-level', '2');
      await expect(canvas.queryByText('Loading…')).toBeNull();
    });
  },
});
