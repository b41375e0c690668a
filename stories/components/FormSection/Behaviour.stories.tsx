import { FormSection } from '@elvora/design-system/FormSection';
import { TextField } from '@elvora/design-system/TextField';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({ component: FormSection, tags: ['behaviour'] });

export const GroupsItsFieldsByName = meta.story({
  args: { title: 'Company Information', children: <TextField label="Company Name" /> },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Company Information' });
    await expect(group).toContainElement(canvas.getByRole('textbox', { name: 'Company Name' }));
  },
});
