import { SectionHeader } from '@elvora/design-system/SectionHeader';
import { longName } from '@elvora/catalogue/fixtures';
import preview from '#.storybook/preview';
import { sectionHeaderArgs } from './sectionHeaderArgs.tsx';

const meta = preview.meta({ component: SectionHeader, tags: ['visual'], args: sectionHeaderArgs });

export const Titles = meta.story({
  render: (args) => (
    <>
      <SectionHeader {...args} />
      <SectionHeader id="title" title="Our goals" />
      <SectionHeader {...args} id="long" text={longName} title={longName} />
    </>
  ),
});

export const RightToLeft = Titles.extend({ globals: { direction: 'rtl' } });
