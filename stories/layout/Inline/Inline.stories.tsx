import { Inline, Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { Block } from '../../_support/Block.tsx';

const meta = preview.meta({
  component: Inline,
  parameters: { design: ['sheet-foundations'] },
  args: {
    children: [
      <Block key="a">One</Block>,
      <Block height="64px" key="b">
        Two
      </Block>,
      <Block key="c">Three</Block>,
    ],
  },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { gap: '2', align: 'baseline', justify: 'between' },
});

/** Items wrap when the line is full. */
export const Wrapping = meta.story({
  render: () => (
    <div style={{ maxWidth: 240 }}>
      <Inline>
        {['Contactors', 'Relays', 'Cable Glands', 'Terminal Blocks', 'Lugs'].map((name) => (
          <Block key={name}>{name}</Block>
        ))}
      </Inline>
    </div>
  ),
});

export const AllAlignments = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((distribute) => (
        <Inline justify={distribute} key={distribute}>
          <Block>{distribute}</Block>
          <Block height="64px" />
        </Inline>
      ))}
      {(['start', 'center', 'end', 'baseline'] as const).map((align) => (
        <Inline align={align} key={align}>
          <Block>{align}</Block>
          <Block height="64px" />
        </Inline>
      ))}
    </Stack>
  ),
});
