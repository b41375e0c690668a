import type { HeroProps } from '@elvora/design-system/Hero';

/** One headline, and callouts pointing at the product. Points are percent of the picture. */
export const heroContent = {
  eyebrow: 'Trading since 1987, made in West Bengal',
  title: 'Electrical components with the numbers up front',
  lead: 'Switchgear, relays, contactors, cable glands, ties and panel parts. Every product with its full size table, its ratings and its ordering codes.',
  alt: 'Three-pole power contactor, AC-3 25 A',
  callouts: [
    {
      placement: 'topRight',
      title: 'Finger-safe terminals',
      text: '1/L1, 3/L2, 5/L3',
      shortText: { title: '1/L1 to 5/L3', text: 'finger-safe' },
      target: { x: 50, y: 35 },
    },
    {
      placement: 'left',
      title: 'AC-3, 25 A',
      text: '11 kW at 415 V',
      shortText: { title: 'AC-3, 25 A', text: '11 kW, 415 V' },
      target: { x: 28, y: 67 },
    },
    {
      placement: 'bottomRight',
      title: '35 mm rail clip',
      text: 'EN 60715, TH 35',
      shortText: { title: '35 mm rail', text: 'EN 60715' },
      target: { x: 68, y: 78 },
    },
  ],
  measure: { text: '45 mm', from: { x: 29, y: 83 }, to: { x: 59, y: 90 } },
} as const satisfies Pick<HeroProps, 'eyebrow' | 'title' | 'lead' | 'callouts' | 'measure'> & { alt: string };
