import { Heading } from '@elvora/design-system/Heading';
import { Container, Section } from '@elvora/design-system/layout';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: Section,
  parameters: { design: ['sheet-foundations'], layout: 'fullscreen' },
  args: {
    labelledBy: 'title',
    children: (
      <Container>
        <Heading id="title" level={2}>
          Best sellers
        </Heading>
      </Container>
    ),
  },
});

export const Default = meta.story();

export const Playground = meta.story({
  tags: ['!test'],
  args: { rhythm: 'catalogue', background: 'sunken' },
});

export const AllBackgrounds = meta.story({
  tags: ['visual'],
  render: () => (
    <>
      {(['page', 'sunken', 'inverse'] as const).flatMap((ground) =>
        (['story', 'catalogue'] as const).map((rhythm) => (
          <Section background={ground} key={ground + rhythm} rhythm={rhythm}>
            <Container>
              {ground}, {rhythm}
            </Container>
          </Section>
        )),
      )}
    </>
  ),
});
