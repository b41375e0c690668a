import { inApp, panel, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Things one below the other, each with its facts at the start and what can be done with it at the end. */
export const list = style(
  inApp({
    display: 'grid',
    ...panel(),
  }),
);

export const item = style(
  inApp({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    padding: `${vars.space['1_5']} ${vars.space['2']}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  }),
);

export const main = style(
  inApp({
    flex: '1 1 16rem',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
  }),
);
export const name = style(inApp({ ...typeStyle('bodySm'), fontWeight: 600, overflowWrap: 'anywhere' }));
export const facts = style(inApp({ flexBasis: '100%', ...typeStyle('caption'), color: vars.text.muted }));
