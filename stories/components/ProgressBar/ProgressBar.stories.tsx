import { ProgressBar } from '@elvora/design-system/ProgressBar';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: ProgressBar,
  parameters: { design: ['sheet-components', 'admin-dashboard-loading-desktop'] },
  args: { label: 'Uploading pictures', value: 40 },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { value: 3, max: 7, valueText: '3 of 7 files' },
});

/** The line under the top bar while a page loads. */
export const PageLoad = meta.story({ args: { label: 'Loading', variant: 'line', value: undefined } });

/** A part for each of a few steps. */
export const Segments = meta.story({
  args: { label: 'Importing the catalogue', max: 4, segments: 4, value: 2, valueText: 'Step 2 of 4' },
});
