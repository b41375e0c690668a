import type { HeroProps } from '@elvora/design-system/Hero';
import { photos } from '../../_support/photos.ts';

/** The power contactor with facts of its data sheet. */
export const contactor = {
  picture: { source: photos.contactor, alt: 'Three-pole power contactor, AC-3 25 A' },
  callouts: [
    {
      placement: 'topRight',
      title: 'Finger-safe terminals',
      text: '1/L1, 3/L2, 5/L3',
      target: { x: 57, y: 27.5 },
      shortText: { title: '1/L1 to 5/L3', text: 'finger-safe' },
    },
    {
      placement: 'left',
      title: 'AC-3, 25 A',
      text: '11 kW at 415 V',
      target: { x: 28, y: 62.5 },
      shortText: { title: 'AC-3, 25 A', text: '11 kW, 415 V' },
    },
    {
      placement: 'bottomRight',
      title: '35 mm rail clip',
      text: 'EN 60715, TH 35',
      target: { x: 68, y: 78.5 },
      shortText: { title: '35 mm rail', text: 'EN 60715' },
    },
  ],
  measure: { text: '45 mm', from: { x: 29.5, y: 82.5 }, to: { x: 58.5, y: 89 } },
} as const satisfies Pick<HeroProps, 'picture' | 'callouts' | 'measure'>;
