import { SkipLink } from '@elvora/design-system/SkipLink';
import preview from '#.storybook/preview';

const meta = preview.meta({
  component: SkipLink,
  parameters: { design: ['sheet-foundations'] },
  args: { target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Main">
        <a href="#one">One of many links</a>
      </nav>
      <main id={args.target} tabIndex={-1}>
        Press Tab in this frame.
      </main>
    </>
  ),
});

export const Default = meta.story({});

export const Playground = meta.story({ tags: ['!test'], args: { label: 'Skip to products' } });
