import { from, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const headline = style(inApp({ maxWidth: '600px' }));
export const lead = style(inApp({ maxWidth: '48rem' }));

export const columns = style(
  inApp({
    display: 'grid',
    gap: vars.space['5'],
    marginBlockStart: vars.space['6'],
    '@media': {
      [from.lg]: {
        gridTemplateColumns: 'minmax(0, 896px) minmax(0, 312px)',
        justifyContent: 'space-between',
        alignItems: 'start',
      },
    },
  }),
);

export const main = style(inApp({ minWidth: 0 }));

export const form = style(inApp({ display: 'grid', gap: vars.space['4'] }));

export const aside = style(inApp({ display: 'none', '@media': { [from.lg]: { display: 'block' } } }));

export const draftNotice = style(inApp({ marginBlockEnd: vars.space['4'] }));
