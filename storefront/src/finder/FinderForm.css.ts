import { inApp, media } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style(inApp({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }));

export const text = style(inApp({ paddingBlockEnd: vars.space['1'] }));

export const note = style(inApp({ paddingBlockStart: vars.space['2'] }));

/** Only without script; the button still lets Enter submit the form. */
export const submit = style(
  inApp({
    display: 'none',
    '@media': { [media.noScript]: { display: 'block', paddingBlock: vars.space['2'] } },
  }),
);
