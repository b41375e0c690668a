import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const hairline = `1px solid ${vars.border.subtle}`;

export const root = style(
  inComponents({
    marginInlineStart: '-10px',
    '@media': { [from.md]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
  }),
);

export const drawer = style(
  inComponents({
    position: 'fixed',
    inset: '0 auto 0 0',
    width: 'min(328px, calc(100vw - 48px))',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    background: vars.surface.page,
    boxShadow: vars.elevation['4'],
    '::backdrop': { background: vars.scrim.dialog },
    selectors: { '&:dir(rtl)': { inset: '0 0 0 auto' } },
  }),
);

export const content = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    overscrollBehavior: 'contain',
  }),
);

export const head = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '60px',
    paddingInline: '20px 8px',
    borderBlockEnd: hairline,
  }),
);

export const items = style(inComponents({ display: 'block' }));

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '48px',
    paddingInline: '20px',
    ...typeStyle('bodyMd'),
    fontWeight: 500,
    borderBlockEnd: hairline,
    listStyle: 'none',
    ':focus-visible': focusRing({ offsetPx: -2 }),
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&[aria-current]': { color: vars.text.link },
    },
  }),
);

export const group = style({});

export const chevron = style(
  inComponents({ display: 'flex', selectors: { [`${group}[open] &`]: { transform: 'rotate(90deg)' } } }),
);

export const categories = style(
  inComponents({
    paddingBlock: vars.space['1'],
    background: vars.surface.sunken,
    borderBlockEnd: hairline,
  }),
);

export const category = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '40px 1fr auto',
    alignItems: 'center',
    gap: vars.space['1_5'],
    minHeight: '56px',
    paddingInline: '20px',
    ...typeStyle('bodySm'),
    fontWeight: 500,
    ':focus-visible': focusRing({ offsetPx: -2 }),
  }),
);

export const thumb = style(inComponents({ borderRadius: vars.radius['1'], overflow: 'hidden' }));

export const all = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '20px',
    ...typeStyle('bodySm'),
    fontWeight: 500,
    color: vars.text.link,
    ':focus-visible': focusRing({ offsetPx: -2 }),
  }),
);

export const foot = style(
  inComponents({
    marginBlockStart: 'auto',
    padding: '20px',
    ...typeStyle('caption'),
    color: vars.text.muted,
  }),
);
