import { style } from '@vanilla-extract/css';
import { clampLines, focusRing, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const item = style(
  inComponents({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } }),
);

export const link = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gridTemplateAreas: '"icon title date" "icon summary date"',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: '16px',
    minHeight: '62px',
    padding: '8px 20px',
    selectors: { '&:focus-visible': focusRing({ offsetPx: -2 }) },
    '@media': { [media.hover]: { ':hover': { background: vars.surface.hover } } },
  }),
);

export const icon = style(inComponents({ gridArea: 'icon', display: 'grid', color: vars.text.soft }));
export const title = style(
  inComponents({ gridArea: 'title', ...typeStyle('bodySm'), fontWeight: 600, overflowWrap: 'anywhere' }),
);
export const summary = style(
  inComponents({
    gridArea: 'summary',
    ...clampLines(2),
    ...typeStyle('caption'),
    color: vars.text.muted,
  }),
);
export const date = style(
  inComponents({ gridArea: 'date', ...typeStyle('caption'), color: vars.text.muted }),
);
