import { Button } from '@elvora/design-system/Button';
import { Stack } from '@elvora/design-system/layout';
import { Select } from '@elvora/design-system/Select';
import { TextField } from '@elvora/design-system/TextField';

/** Fields of a category, for a dialog's body. */
export function CategoryForm() {
  return (
    <Stack gap="2">
      <TextField defaultValue="Soft Starters" isRequired label="Category Name" />
      <Select label="Parent Category" options={[{ value: '1', label: 'Control & Switchgear' }]} />
      <Select
        label="Status"
        options={[
          { value: '1', label: 'Active' },
          { value: '0', label: 'Inactive' },
        ]}
      />
      <TextField
        hint="Shown on the category card, square, 800 px or more"
        label="Image URL"
        placeholder="https://example.com/image.jpg"
      />
    </Stack>
  );
}

export const categoryActions = (
  <>
    <Button tone="ghost">Cancel</Button>
    <Button>Create</Button>
  </>
);
