import { longName } from '@elvora/catalogue/fixtures';
import { MiniCard } from '@elvora/design-system/MiniCard';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: MiniCard,
  parameters: { design: ['storefront-search-desktop'] },
  args: {
    name: 'Power Contactor 9–38 A',
    href: '#product',
    source: photos.contactor,
    fact: '9 to 38 A, 18.5 kW',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 314 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { headingLevel: 4, alt: 'Contactor, front' } });

export const LongName = meta.story({ args: { name: longName } });

export const WithoutFact = meta.story({ args: { fact: undefined } });

export const WithoutPicture = meta.story({ args: { source: null, drawing: 'contactor' } });
