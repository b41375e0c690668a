import { Accordion } from '@elvora/design-system/Accordion';
import preview from '#.storybook/preview';
import { questions } from './questions.tsx';

const long = {
  id: 'long',
  title:
    'Which products need a mandatory mark in India, and where does it have to stand so that an inspector finds it on every pack?',
  content: 'On the label.',
};

const meta = preview.meta({ component: Accordion, tags: ['visual'], args: { items: [...questions, long] } });

export const States = meta.story({
  play: ({ canvasElement }) => {
    const [first] = canvasElement.querySelectorAll('details');
    if (first) first.open = true;
  },
});

export const RightToLeft = States.extend({ globals: { direction: 'rtl' } });
