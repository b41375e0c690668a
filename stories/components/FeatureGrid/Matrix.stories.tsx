import { FeatureGrid } from '@elvora/design-system/FeatureGrid';
import { IconTable } from '@elvora/design-system/Icon';
import preview from '#.storybook/preview';
import { features } from './features.ts';

const long = {
  icon: IconTable,
  title: 'Feuchtraumabzweigdosenverschraubungsdichtungsringe',
  text: 'Words that never end are broken where the column ends.',
};

const meta = preview.meta({
  component: FeatureGrid,
  tags: ['visual'],
  args: { items: [...features, long] },
});

export const Columns = meta.story();

export const RightToLeft = Columns.extend({ globals: { direction: 'rtl' } });

export const Divided = meta.story({ args: { variant: 'divided' } });

export const DividedRightToLeft = Divided.extend({ globals: { direction: 'rtl' } });
