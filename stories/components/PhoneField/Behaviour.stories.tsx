import { PhoneField } from '@elvora/design-system/PhoneField';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { phoneArgs } from './phoneArgs.ts';

const meta = preview.meta({
  component: PhoneField,
  tags: ['behaviour'],
  args: { ...phoneArgs, name: 'phone', codeName: 'phoneCode', onChange: fn(), onBlur: fn() },
});

/** D-64 */
export const MovesACountryCodeIntoItsField = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const number = canvas.getByRole('textbox', { name: 'Phone number' });
    const code = canvas.getByRole('textbox', { name: 'Dialling code' });
    await expect(code).toHaveValue('+91');
    await step('pasted with +', async () => {
      await userEvent.click(number);
      await userEvent.paste('+44 20 7946 0958');
      await expect(code).toHaveValue('+44');
      await expect(number).toHaveValue('2079460958');
      await expect(args.onChange).toHaveBeenLastCalledWith({ code: '+44', number: '2079460958' });
      await expect(canvas.getByRole('status')).toHaveTextContent('Dialling code +44');
    });
    await step('typed with 00', async () => {
      await userEvent.clear(number);
      await userEvent.type(number, '00971501234567');
      await expect(code).toHaveValue('+971');
      await expect(number).toHaveValue('501234567');
      await userEvent.tab();
      await expect(args.onBlur).toHaveBeenLastCalledWith('501234567');
    });
    await step('typed into its field', async () => {
      await userEvent.clear(code);
      await userEvent.type(code, '0049');
      await expect(code).toHaveValue('+49');
      await expect(number).toHaveValue('501234567');
    });
  },
});

/** A hint, because the app decides whether such a number is refused (S-198, S-199, D-64). */
export const HintsThatANumberIsTooLong = meta.story({
  args: { hint: 'Digits only, at most 10' },
  play: async ({ canvas, userEvent, step }) => {
    const number = canvas.getByRole('textbox', { name: 'Phone number' });
    const hint = 'A phone number has at most 10 digits. Please check it.';
    await step('an Indian number keeps ten digits', async () => {
      await userEvent.type(number, '98300123456');
      await expect(number).toHaveValue('9830012345');
      await expect(number).toHaveAccessibleDescription(hint);
      await expect(canvas.getByRole('status')).toHaveTextContent(hint);
      await expect(number).toBeValid();
      await userEvent.type(number, '{Backspace}5');
      await expect(number).toHaveAccessibleDescription('Digits only, at most 10');
    });
    await step('a foreign number is not cut', async () => {
      await userEvent.clear(number);
      await userEvent.paste('+86 138 0013 8000');
      await expect(number).toHaveValue('13800138000');
      await expect(number).toHaveAccessibleDescription(hint);
      await expect(number).toBeValid();
    });
  },
});

export const ShowsTheErrorOfTheApp = meta.story({
  args: { error: 'Enter a phone number' },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(number, '98300123456');
    await expect(number).toHaveAccessibleDescription('Error: Enter a phone number');
    await expect(number).toBeInvalid();
  },
});
