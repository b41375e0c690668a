import { PhoneField } from '@elvora/design-system/PhoneField';
import preview from '#.storybook/preview';
import { phoneArgs } from './phoneArgs.ts';

const meta = preview.meta({
  component: PhoneField,
  parameters: { design: ['storefront-cart-desktop'] },
  args: { ...phoneArgs, name: 'phone', codeName: 'phoneCode' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { hint: 'Digits only, at most 10', isRequired: true },
});

export const Foreign = meta.story({ args: { defaultValue: { code: '+44', number: '2079460958' } } });

export const WithError = meta.story({
  args: {
    defaultValue: { code: '+86', number: '13800138000' },
    error: 'A phone number has at most 10 digits',
  },
});
