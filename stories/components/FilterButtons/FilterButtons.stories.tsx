import { FilterButtons } from '@elvora/design-system/FilterButtons';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: FilterButtons,
  parameters: { design: ['sheet-components', 'storefront-gallery-desktop'] },
  args: {
    label: 'File type',
    value: 'all',
    onChange: fn(),
    options: [
      { value: 'all', label: 'All', count: 16 },
      { value: 'pdf', label: 'PDF', count: 10 },
      { value: 'docx', label: 'DOCX', count: 3 },
      { value: 'xlsx', label: 'XLSX', count: 3 },
    ],
  },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { value: 'docx' } });

export const WithoutCounts = meta.story({
  args: {
    label: 'Photos',
    options: ['All', 'Office', 'Team', 'Building', 'Events'].map((label) => ({ value: label, label })),
    value: 'All',
  },
});
