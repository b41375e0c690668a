import { inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const cards = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr))',
    gap: vars.space['2'],
    paddingBlockStart: vars.space['2'],
    '@media': { '(max-width: 899.98px)': { gap: vars.space['1_5'] } },
  }),
);
