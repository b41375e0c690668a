import { style } from '@vanilla-extract/css';
import { from, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const gridLineColour = `color-mix(in srgb, ${vars.fill.control} 10%, transparent)`;
const gridSize = '24px';

export const root = style(
  inComponents({
    position: 'relative',
    background: vars.surface.sunken,
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
    paddingBlock: '16px 22px',
    // Graph-paper pattern that fades in towards the end.
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      backgroundImage: `linear-gradient(to right, ${gridLineColour} 1px, transparent 1px), linear-gradient(${gridLineColour} 1px, transparent 1px)`,
      backgroundSize: `${gridSize} ${gridSize}`,
      maskImage: 'linear-gradient(to right, transparent 44%, black)',
    },
    selectors: { '&:dir(rtl)::before': { maskImage: 'linear-gradient(to left, transparent 44%, black)' } },
    '@media': {
      [from.md]: { paddingBlock: '28px 36px' },
      [media.forcedColors]: { '::before': { content: 'none' } },
      [media.print]: { background: 'none', '::before': { content: 'none' } },
    },
  }),
);

export const content = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['2'],
    '@media': {
      [from.md]: {
        flexDirection: 'row',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        gap: vars.space['3'],
      },
    },
  }),
);

export const text = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['1'],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const breadcrumbs = style(inComponents({ marginBlockEnd: vars.space['1'] }));

export const printLines = style(
  inComponents({
    ...typeStyle('bodySm'),
    display: 'none',
    marginBlockEnd: vars.space['2'],
    '@media': { [media.print]: { display: 'block' } },
  }),
);

export const lead = style(inComponents({ maxWidth: '62ch' }));

export const facts = style(
  inComponents({
    ...typeStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    marginBlockStart: vars.space['1'],
    color: vars.text.muted,
  }),
);

/** Full width on phones. */
export const action = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    maxWidth: '100%',
    '@media': { [from.sm]: { justifyContent: 'start' }, [media.print]: { display: 'none' } },
  }),
);
