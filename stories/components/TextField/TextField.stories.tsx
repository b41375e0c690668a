import { Button } from '@elvora/design-system/Button';
import { IconSearch, IconUpload } from '@elvora/design-system/Icon';
import { TextField } from '@elvora/design-system/TextField';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: TextField,
  parameters: { design: ['sheet-components'] },
  args: { label: 'Company Name', name: 'companyname' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { placeholder: 'Company name' } });

export const Playground = meta.story({
  tags: ['!test'],
  args: { hint: 'As on your letterhead', isRequired: true },
});

export const WithError = meta.story({
  args: {
    label: 'Email Address',
    type: 'email',
    defaultValue: 'meera@',
    error: 'Enter a full email address',
    hint: 'We answer here.',
    isRequired: true,
  },
});

export const Optional = meta.story({ args: { label: 'Website', isOptional: true } });

/** The hint gives the reason. */
export const Disabled = meta.story({
  args: {
    label: 'Parent Category',
    defaultValue: 'Control & Switchgear',
    isDisabled: true,
    hint: 'Fixed while editing',
  },
});

export const WithPrefix = meta.story({
  args: {
    label: 'Phone number',
    type: 'tel',
    prefix: '+91',
    defaultValue: '9830012345',
    autoComplete: 'tel-national',
    isTabular: true,
  },
});

export const WithUnit = meta.story({ args: { label: 'Diameter', defaultValue: '12', unit: 'mm' } });

export const Search = meta.story({
  args: {
    label: 'Find a code',
    isLabelHidden: true,
    type: 'search',
    icon: IconSearch,
    placeholder: 'Find a code',
  },
});

export const Password = meta.story({
  args: { label: 'Password', type: 'password', autoComplete: 'current-password' },
});

/** The length is a recommendation: longer text is accepted. */
export const WithCount = meta.story({
  args: { label: 'About Your Company', defaultValue: 'Stockist of switchgear', count: { min: 50 } },
});

export const WithAction = meta.story({
  args: {
    label: 'Image URL',
    placeholder: 'https://example.com/image.jpg',
    action: (
      <Button icon={IconUpload} tone="secondary">
        Upload
      </Button>
    ),
  },
});
