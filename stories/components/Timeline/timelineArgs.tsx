import type { TimelineProps } from '@elvora/design-system/Timeline';

export const timelineArgs: TimelineProps = {
  items: [
    { date: '1987', text: 'Trading begins as a counter for switchgear spares.' },
    { date: '2004', text: 'The first own contactor leaves the factory.' },
    { date: '2019', text: 'About 300 dealers carry the range.' },
  ],
};
