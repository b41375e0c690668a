import { Button } from '@elvora/design-system/Button';
import { type ErrorSummaryItem, ErrorSummary } from '@elvora/design-system/ErrorSummary';
import { TextField } from '@elvora/design-system/TextField';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const errors: ErrorSummaryItem[] = [{ fieldId: 'checked-email', text: 'Enter an email address' }];
const meta = preview.meta({ component: ErrorSummary, tags: ['behaviour'], args: { errors } });

function CheckedForm() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <ErrorSummary attempt={attempt} errors={attempt === 0 ? [] : errors} />
      <TextField id="checked-email" label="Email" />
      <Button onPress={() => setAttempt(attempt + 1)}>Send</Button>
    </>
  );
}

export const TakesTheFocusAndLinksToTheFields = meta.story({
  render: () => <CheckedForm />,
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.queryByText('There is a problem')).toBeNull();
    await step('takes the focus on submission', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    });
    await step('takes the focus on each further submission', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    });
    await step('focuses the field of a problem', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    });
  },
});
