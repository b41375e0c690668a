import { EditConflict, type EditConflictProps } from '@elvora/design-system/EditConflict';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { editConflictArgs } from './editConflictArgs.ts';

const meta = preview.meta({
  component: EditConflict,
  tags: ['behaviour'],
  args: editConflictArgs,
});

function SavedForm(props: EditConflictProps) {
  const [isOutdated, setOutdated] = useState(false);
  return (
    <>
      <button onClick={() => setOutdated(true)} type="button">
        Save
      </button>
      {isOutdated && (
        <EditConflict
          {...props}
          onKeepTheirs={() => {
            props.onKeepTheirs();
            setOutdated(false);
          }}
        />
      )}
    </>
  );
}

export const TakesTheFocusReportsTheChoiceAndReturnsTheFocus = meta.story({
  render: (args) => <SavedForm {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      canvas.getByRole('region', { name: 'Someone else has saved this in the meantime' }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep theirs' }));
    await expect(args.onKeepTheirs).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
});

export const OffersNoChoiceWhileBusy = meta.story({
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep mine' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Keep theirs' })).toBeDisabled();
  },
});
