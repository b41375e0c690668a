import { Container, Stack } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';
import { Block } from '../../_support/Block.tsx';

const meta = preview.meta({
  component: Container,
  parameters: { design: ['sheet-foundations'], layout: 'fullscreen' },
  args: { children: <Block>Content</Block> },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { width: 'reading' } });

export const AllWidths = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      {(['page', 'reading', 'form'] as const).map((width) => (
        <Container key={width} width={width}>
          <Block>{width}</Block>
        </Container>
      ))}
    </Stack>
  ),
});
