import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, rem, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    color: vars.text.onDark,
    background: vars.surface.inverse,
    overflowWrap: 'anywhere',
    '@media': {
      [media.print]: { display: 'none' },
      [media.forcedColors]: { borderBlockStart: '1px solid CanvasText' },
    },
  }),
);

export const frame = style(
  inComponents({
    maxWidth: '1344px',
    marginInline: 'auto',
    padding: '48px 16px 24px',
    '@media': {
      [from.md]: { padding: '72px 24px 24px' },
      [from.lg]: { paddingInline: '32px' },
      [from.xl]: { maxWidth: '1440px' },
    },
  }),
);

export const main = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['5'],
    '@media': {
      [from.md]: { gridTemplateColumns: '240px minmax(0, 1fr)', columnGap: vars.space['6'] },
      [from.lg]: { gridTemplateColumns: '248px minmax(0, 1fr) 300px' },
    },
  }),
);

export const company = style(inComponents({ maxWidth: '360px' }));

export const about = style(
  inComponents({ marginBlockStart: vars.space['2'], ...typeStyle('bodySm'), color: vars.text.onDarkMuted }),
);

export const columns = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(104)}, 100%), 1fr))`,
    gap: vars.space['4'],
  }),
);

export const title = style(inComponents({ ...typeStyle('caption'), fontWeight: 600 }));
export const links = style(inComponents({ marginBlockStart: vars.space['1'] }));

export const link = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    ...typeStyle('bodySm'),
    color: vars.text.onDarkMuted,
    borderRadius: vars.radius['1'],
    ':focus-visible': focusRing({ isOnDark: true }),
    '@media': {
      [media.hover]: { ':hover': { color: vars.text.onDark, textDecoration: 'underline' } },
      [media.coarse]: { minHeight: '44px' },
    },
  }),
);

/** Below the links, in its desktop width, where there is no third column. */
export const aside = style(
  inComponents({
    minWidth: 0,
    maxWidth: '420px',
    '@media': { [from.md]: { gridColumn: 2 }, [from.lg]: { gridColumn: 'auto' } },
  }),
);

export const bottomRow = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    marginBlockStart: vars.space['6'],
    paddingBlockStart: vars.space['3'],
    // Space for the floating buttons on phones.
    paddingBlockEnd: vars.space['8'],
    ...typeStyle('caption'),
    color: vars.text.onDarkMuted,
    borderBlockStart: `1px solid ${vars.border.onDark}`,
    // Space beside the text, until the page margin is wide enough for them.
    '@media': {
      [from.md]: { paddingBlockEnd: 0, paddingInlineEnd: `clamp(0px, 720px - 50vw, ${vars.space['8']})` },
    },
  }),
);
