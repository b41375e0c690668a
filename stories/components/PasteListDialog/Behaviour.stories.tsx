import { PasteListDialog } from '@elvora/design-system/PasteListDialog';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pastedEntries, pastedText } from './entries.ts';

const meta = preview.meta({
  component: PasteListDialog,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    text: pastedText,
    onTextChange: fn(),
    lineCount: 6,
    entries: pastedEntries,
    onQuantityChange: fn(),
    onChoose: fn(),
    onFileSelect: fn(),
    addCount: 4,
    onAdd: fn(),
  },
});

/** Each line states whether it was found; the counts are announced. */
export const SaysWhatEachLineIs = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('3 found1 to choose1 kept as text');
    await expect(dialog.getByText('Lines 3, 7 added up')).toBeInTheDocument();
    await expect(dialog.getByText('“conduit shroud 2 inch, black”')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Add 4 lines' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

/** Lines that need a choice stay after the others are added, so Escape has to reach the dialog. */
export const KeepsTheFocusAfterAdding = meta.story({
  render: function Render(args) {
    const [addCount, setAddCount] = useState(args.addCount);
    return <PasteListDialog {...args} addCount={addCount} onAdd={() => setAddCount(0)} />;
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add 4 lines' }));
    await expect(dialog.getByRole('button', { name: 'Add 0 lines' })).toBeDisabled();
    await expect(dialog.getByRole('region', { name: 'Preview' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A quantity that is none is named at its row, where it can be changed. */
export const NamesAQuantityThatIsNone = meta.story({
  args: {
    entries: [
      { id: 'gland', lineNumbers: [1], text: 'gland', quantity: 1, invalidQuantities: ['0'], state: 'text' },
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list' }));
    await expect(dialog.getByText('Quantity “0” not understood; 1 is taken')).toBeInTheDocument();
    await expect(dialog.getByRole('spinbutton', { name: 'Quantity of gland' })).toHaveValue('1');
  },
});

/** No article is preselected. */
export const AsksWhichArticleIsMeant = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list' }));
    const choices = within(dialog.getByRole('radiogroup', { name: 'Article for contactor 25A' }));
    for (const choice of choices.getAllByRole('radio')) await expect(choice).not.toBeChecked();
    await userEvent.click(choices.getByRole('radio', { name: 'EV-PC4-25' }));
    await expect(args.onChoose).toHaveBeenCalledWith('contactor', 'c');
    await userEvent.click(choices.getByRole('radio', { name: /^None of these/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('contactor', null);
  },
});

/** A line without a correct choice can be kept as text, so that nothing pasted is lost. */
export const KeepsALineWhoseChoicesAreWrong = meta.story({
  args: {
    entries: pastedEntries.map((entry) => (entry.state === 'choose' ? { ...entry, chosenId: null } : entry)),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('3 found2 kept as text');
    await expect(dialog.getByRole('radio', { name: /^None of these/ })).toBeChecked();
  },
});

/** A line whose lookup failed no longer says that it is looked up, and can be tried again. */
export const SaysWhichLinesCouldNotBeLookedUp = meta.story({
  args: {
    entries: pastedEntries.map((entry) =>
      entry.state === 'looking' ? { ...entry, state: 'failed' as const } : entry,
    ),
    problem: { title: 'Something went wrong', text: 'The lines could not be looked up.', onRetry: fn() },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list' }));
    await expect(dialog.getByText('Could not be looked up')).toBeInTheDocument();
    await expect(dialog.queryByText('Looking up…')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(args.problem?.onRetry).toHaveBeenCalledOnce();
  },
});

/** Nothing can be added while a line has an error. */
export const AddsNothingOfAListThatIsTooLong = meta.story({
  args: {
    problem: { title: '5,312 lines are too many for one list', text: 'Nothing was added.' },
    entries: [],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('5,312 lines');
    await expect(dialog.getByRole('button', { name: /^Add/ })).toBeDisabled();
  },
});

const longList = Array.from({ length: 250 }, (_, at) => ({
  id: `line ${at}`,
  lineNumbers: [at + 1],
  text: `EV-${at}`,
  quantity: 1,
  state: 'text' as const,
}));

/** A long list is rendered in parts but counted in full. A new list starts with its first part. */
export const ShowsALongListInParts = meta.story({
  args: { entries: longList },
  render: function WithAnotherList(args) {
    const [text, setText] = useState('one\ntwo');
    return <PasteListDialog {...args} onTextChange={setText} text={text} />;
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list' }));
    await expect(dialog.getByText('250 kept as text')).toBeInTheDocument();
    const rows = () => within(dialog.getByRole('region', { name: 'Preview' })).getAllByRole('listitem');
    await expect(rows()).toHaveLength(100);
    await userEvent.click(dialog.getByRole('button', { name: 'Show 100 of 150 more' }));
    await expect(rows()).toHaveLength(200);
    await waitFor(() => expect(rows()[100]?.contains(document.activeElement)).toBe(true));
    await userEvent.click(dialog.getByRole('button', { name: 'Show 50 more' }));
    await expect(rows()).toHaveLength(250);
    const field = dialog.getByRole('textbox', { name: 'Your lines' });
    fireEvent.change(field, { target: { value: 'one\ntwo more' } });
    await expect(rows()).toHaveLength(250);
    fireEvent.change(field, { target: { value: 'three\nfour' } });
    await waitFor(() => expect(rows()).toHaveLength(100));
  },
});

/** Unresolved lines come first in a long list, so that "Show more" never hides them. */
export const ShowsChoicesOfALongListFirst = meta.story({
  args: {
    entries: [
      ...longList,
      ...pastedEntries
        .filter(({ state }) => state === 'choose')
        .map((entry) => ({ ...entry, lineNumbers: [longList.length + 1] })),
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list' }));
    const [first] = within(dialog.getByRole('region', { name: 'Preview' })).getAllByRole('listitem');
    await expect(first).toContainElement(
      dialog.getByRole('radiogroup', { name: 'Article for contactor 25A' }),
    );
    await expect(dialog.getByRole('button', { name: 'Show 100 of 150 more' })).toBeInTheDocument();
  },
});
