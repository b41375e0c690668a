import { from, inApp } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The trial is beside the list where both fit, otherwise below it. */
export const columns = style(
  inApp({
    display: 'grid',
    gap: vars.space['2'],
    alignItems: 'start',
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 3fr)' } },
  }),
);
