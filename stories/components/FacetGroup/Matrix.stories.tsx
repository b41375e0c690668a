import { FacetGroup } from '@elvora/design-system/FacetGroup';
import { longName } from '@elvora/catalogue/fixtures';
import preview from '#.storybook/preview';
import { materialOptions, threadOptions } from '../../_support/facets.ts';

const meta = preview.meta({
  component: FacetGroup,
  tags: ['visual'],
  args: { title: '', name: 'where', options: [] },
});

export const Variants = meta.story({
  render: (args) => (
    <form style={{ maxWidth: 256 }}>
      <FacetGroup {...args} options={materialOptions} title="Material" />
      <FacetGroup {...args} options={threadOptions} title="Thread" />
      <FacetGroup
        {...args}
        options={threadOptions.map((option, at) => ({ ...option, isSelected: at === 8 }))}
        title="Thread, unfolded"
      />
      <FacetGroup {...args} isOpen={false} options={materialOptions} title="Closed" />
      <FacetGroup {...args} options={[{ value: 'long', label: longName, count: 1 }]} title={longName} />
    </form>
  ),
});

export const RightToLeft = Variants.extend({ globals: { direction: 'rtl' } });

export const ForcedColours = Variants.extend({ globals: { colours: 'forced' } });
