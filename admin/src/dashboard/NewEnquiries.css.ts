import { focusRing, inApp, media, typeStyle } from '@elvora/design-system/styles';
import { vars } from '@elvora/design-system/theme';
import { style } from '@vanilla-extract/css';

export const item = style(
  inApp({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } }),
);

export const row = style(
  inApp({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gridTemplateAreas: '"icon sender when" "icon about when"',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: '16px',
    minHeight: '62px',
    padding: '8px 20px',
    selectors: { '&:focus-visible': focusRing({ offsetPx: -2 }) },
    '@media': { [media.hover]: { ':hover': { background: vars.surface.hover } } },
  }),
);

export const icon = style(inApp({ gridArea: 'icon', display: 'grid', color: vars.text.soft }));
export const sender = style(
  inApp({ gridArea: 'sender', ...typeStyle('bodySm'), fontWeight: 600, overflowWrap: 'anywhere' }),
);
/** Two lines of it at the most. */
export const summary = style(
  inApp({
    gridArea: 'about',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    ...typeStyle('caption'),
    color: vars.text.muted,
  }),
);
export const date = style(inApp({ gridArea: 'when', ...typeStyle('caption'), color: vars.text.muted }));
