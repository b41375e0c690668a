import { TreeView } from '@elvora/design-system/TreeView';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ExpandingTree } from './ExpandingTree.tsx';
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

/** Keys of the tree pattern of the ARIA practices. */
export const IsWalkedWithTheArrowKeys = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const row = (name: RegExp) => canvas.findByRole('row', { name });
    await row(/Cable Accessories/);
    await step('right opens a level, down goes into it', async () => {
      await userEvent.tab();
      await expect(await row(/Cable Accessories/)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(await row(/Cable Glands/)).toHaveFocus();
    });
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('4');
    });
    await step('left goes up and shuts', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(await row(/Cable Accessories/)).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.queryByRole('row', { name: /Cable Glands/ })).toBeNull();
    });
    await step('typing finds', async () => {
      await userEvent.keyboard('pan');
      await expect(await row(/Panel Accessories/)).toHaveFocus();
    });
  },
});

export const TheArrowOpensAndTheRowChooses = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Below Control & Switchgear' }));
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByText('Contactors'));
    await expect(args.onAction).toHaveBeenCalledWith('8');
  },
});

export const WhatIsDoneWithARowDoesNotChooseIt = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Category: Control & Switchgear' });
    await userEvent.click(edit);
    edit.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

/** Enter takes hold of a row, arrows choose where it goes, Enter drops it (units 13). */
export const IsMovedByKeys = meta.story({
  args: { onMove: fn(), expandedIds: new Set(['1']) },
  play: async ({ args, canvas, userEvent, step }) => {
    const hasFocus = (name: RegExp | string) =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await canvas.findByRole('treegrid');
    await step('into another row, never into itself or what is below it', async () => {
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
    await step('out to the root', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await hasFocus(/^Drop on/);
      await userEvent.tab();
      await hasFocus('Move to the first level');
      await userEvent.keyboard('{Enter}');
      await expect(args.onMove).toHaveBeenLastCalledWith({ id: '7', parentId: null });
      await hasFocus('Cable Ties');
    });
    await step('Escape leaves everything as it was', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await hasFocus(/^Drop on/);
      await userEvent.keyboard('{Escape}');
      await hasFocus('Drag Cable Ties');
      await expect(canvas.queryByText('Move to the first level')).toBeNull();
      await expect(args.onMove).toHaveBeenCalledTimes(2);
    });
  },
});
