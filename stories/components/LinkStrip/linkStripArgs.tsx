import type { LinkStripProps } from '@elvora/design-system/LinkStrip';

export const linkStripArgs: LinkStripProps = {
  label: 'Main categories',
  items: [
    { name: 'Cable accessories', text: 'Every cable, held and sealed', href: '#cable' },
    { name: 'Control & switchgear', text: 'From one contactor to a full motor panel', href: '#control' },
    { name: 'Panel accessories', text: 'The parts that make a panel', href: '#panel' },
  ],
};
