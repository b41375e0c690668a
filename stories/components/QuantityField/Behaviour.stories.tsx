import { QuantityField, type QuantityFieldProps } from '@elvora/design-system/QuantityField';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';

function ControlledQuantity(props: QuantityFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuantityField
      {...props}
      onChange={(quantity) => {
        setValue(quantity);
        props.onChange(quantity);
      }}
      value={value}
    />
  );
}

const meta = preview.meta({
  component: QuantityField,
  tags: ['behaviour'],
  args: { label: 'Quantity of Cable Lug', value: 2, onChange: fn() },
  render: (args) => <ControlledQuantity {...args} />,
});

/** D-10 */
export const ChangesByButtonsAndKeys = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity of Cable Lug' });
    await step('changes by buttons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Cable Lug' }));
      await expect(field).toHaveValue('3');
      await expect(args.onChange).toHaveBeenLastCalledWith(3);
    });
    await step('changes by arrow and page keys', async () => {
      field.focus();
      await userEvent.keyboard('{ArrowUp}{PageUp}');
      await expect(field).toHaveValue('14');
      await userEvent.keyboard('{ArrowDown}{PageDown}{PageDown}');
      await expect(field).toHaveValue('1');
      await expect(canvas.getByRole('button', { name: 'Decrease quantity of Cable Lug' })).toBeDisabled();
    });
  },
});

export const ParsesTypedText = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton');
    await step('commits on Enter', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('1,250{Enter}');
      await expect(field).toHaveValue('1250');
      await expect(args.onChange).toHaveBeenLastCalledWith(1250);
    });
    await step('ignores text that is not a number', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('many');
      await userEvent.tab();
      await expect(field).toHaveValue('1250');
    });
    await step('ignores a decimal comma', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('12,5{Enter}');
      await expect(field).toHaveValue('1250');
    });
    await step('turns zero into one', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '0');
      await userEvent.tab();
      await expect(field).toHaveValue('1');
    });
  },
});
