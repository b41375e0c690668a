import { Select } from '@elvora/design-system/Select';
import preview from '#.storybook/preview';

const businessTypes = [
  { value: 'retailer', label: 'Retailer' },
  { value: 'wholesaler', label: 'Wholesaler' },
  { value: 'online', label: 'Online' },
  { value: 'chain', label: 'Chain' },
  { value: 'franchise', label: 'Franchise' },
  { value: 'other', label: 'Other' },
];

const meta = preview.meta({
  component: Select,
  parameters: { design: ['sheet-components'] },
  args: { label: 'Business Type', name: 'business-type', options: businessTypes },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { placeholder: 'Choose a type' } });

export const Playground = meta.story({
  tags: ['!test'],
  args: { isRequired: true, defaultValue: 'wholesaler' },
});

export const Grouped = meta.story({
  args: {
    label: 'Category',
    options: [
      { value: '', label: 'None (Main Category)' },
      {
        label: 'Cable Accessories',
        options: [
          { value: 'glands', label: 'Cable Glands' },
          { value: 'ties', label: 'Cable Ties' },
        ],
      },
    ],
  },
});

export const Disabled = meta.story({
  args: {
    label: 'Parent Category',
    options: [{ value: '1', label: 'Control & Switchgear' }],
    isDisabled: true,
    hint: 'Fixed while editing',
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'chain', hint: 'Set by your contract' },
});

export const Loading = meta.story({ args: { isLoading: true, options: [] } });
