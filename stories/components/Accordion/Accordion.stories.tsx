import { Accordion } from '@elvora/design-system/Accordion';
import preview from '#.storybook/preview';
import { questions } from './questions.tsx';

const meta = preview.meta({
  component: Accordion,
  parameters: { design: ['storefront-contact-desktop', 'storefront-contact-mobile'] },
  args: { items: questions },
});

export const Default = meta.story();

export const Playground = meta.story({ tags: ['!test'], args: { headingLevel: 3 } });

export const OneItem = meta.story({ args: { items: questions.slice(0, 1) } });
