import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, rem } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const hairline = `1px solid ${vars.border.subtle}`;

/** Below the admin's bar, which is as high as two lines of large text. */
const stickyStart = `calc(max(${vars.size.adminBar}, ${rem(48)}) + ${vars.space['2']})`;

export const root = style(
  inComponents({
    background: vars.surface.page,
    border: hairline,
    borderRadius: vars.radius['2'],
    '@media': {
      [from.lg]: { display: 'grid', gridTemplateColumns: '400px minmax(0, 1fr)' },
      [media.print]: { display: 'block', border: 0 },
    },
  }),
);

export const list = style(
  inComponents({
    containerType: 'inline-size',
    minWidth: 0,
    selectors: { '&:focus-visible': focusRing({ offsetPx: -2 }) },
    '@media': { [from.lg]: { borderInlineEnd: hairline }, [media.print]: { display: 'none' } },
  }),
);

/** Narrow screens show only the detail. */
export const listBehindDetail = style(
  inComponents({
    display: 'none',
    '@media': { [from.lg]: { display: 'block' }, [media.print]: { display: 'none' } },
  }),
);

export const toolbar = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${rem(136)}`,
    '@container': { '(max-width: 18rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    gap: vars.space['1'],
    padding: vars.space['1_5'],
    borderBlockEnd: hairline,
  }),
);

export const detail = style(
  inComponents({
    minWidth: 0,
    padding: vars.space['2'],
    selectors: { '&:focus-visible': focusRing({ offsetPx: -2 }) },
    '@media': {
      [from.md]: { padding: vars.space['3'] },
      // Next to a long list it stays in view, and scrolls separately.
      [from.lg]: {
        position: 'sticky',
        insetBlockStart: stickyStart,
        alignSelf: 'start',
        maxHeight: `calc(100dvh - ${stickyStart} - ${vars.space['2']})`,
        overflowY: 'auto',
      },
      [media.print]: { position: 'static', maxHeight: 'none', overflow: 'visible', padding: 0 },
    },
  }),
);

export const closedDetail = style(
  inComponents({ display: 'none', '@media': { [from.lg]: { display: 'block' } } }),
);
