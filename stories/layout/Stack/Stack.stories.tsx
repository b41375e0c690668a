import { Stack } from '@elvora/design-system/layout';
import { space, type Space } from '@elvora/design-system/theme';
import preview from '#.storybook/preview';
import { Block } from '../../_support/Block.tsx';

const meta = preview.meta({
  component: Stack,
  parameters: { design: ['sheet-foundations'] },
  args: {
    children: [<Block key="a">First</Block>, <Block key="b">Second</Block>, <Block key="c">Third</Block>],
  },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { gap: '3', align: 'stretch' } });

export const Aligned = meta.story({ args: { align: 'start' } });

export const AllGaps = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {(Object.keys(space) as Space[]).map((gap) => (
        <Stack gap={gap} key={gap}>
          <Block width="64px">{gap}</Block>
          <Block width="64px" />
        </Stack>
      ))}
    </div>
  ),
});
