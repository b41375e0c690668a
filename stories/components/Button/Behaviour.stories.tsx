import { Button, ButtonLink } from '@elvora/design-system/Button';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Button,
  tags: ['behaviour'],
  args: { children: 'Save', onPress: fn() },
});

export const PressesByPointerEnterAndSpace = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await step('pointer', () => userEvent.click(button));
    await step('Enter and Space', () => userEvent.keyboard('{Enter} '));
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
});

export const DoesNothingWhenDisabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

function SavesOnce({ onSave }: { onSave: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setIsBusy(true);
        onSave();
      }}
    >
      <label>
        Name <input defaultValue="Cable Glands" name="name" />
      </label>
      <Button busyLabel="Saving..." isBusy={isBusy} type="submit">
        Save
      </Button>
    </form>
  );
}

const save = fn();

export const SubmitsOnceWhenPressedRepeatedly = meta.story({
  beforeEach: () => {
    save.mockClear();
  },
  render: () => <SavesOnce onSave={save} />,
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await step('waits for the font', async () => {
      await document.fonts.load('600 14px "Mona Sans Variable"');
    });
    const { width } = button.getBoundingClientRect();
    await step('sends one request for a double click', () => userEvent.dblClick(button));
    await step('sends no further request for Enter', async () => {
      await userEvent.keyboard('{Enter} ');
      await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    });
    await expect(save).toHaveBeenCalledTimes(1);
    await step('keeps its name, width and tab order', async () => {
      await expect(button).toHaveAccessibleName('Saving...');
      await expect(button.getBoundingClientRect().width).toBe(width);
      button.focus();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    });
  },
});

export const ShowsAFocusRingForTheKeyboardOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
});

export const ButtonLinkIsALink = meta.story({
  render: () => (
    <ButtonLink href="#downloads" label="Download catalogue 2026" opensNewTab>
      Download
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download catalogue 2026' });
    await expect(link).toHaveAttribute('href', '#downloads');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});
