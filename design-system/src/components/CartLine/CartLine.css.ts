import { style } from '@vanilla-extract/css';
import { clampLines, focusRing, from, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '80px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: vars.space['2'],
    rowGap: vars.space['2'],
    paddingBlock: '20px',
    breakInside: 'avoid',
    '@media': {
      [media.print]: {
        gridTemplateColumns: '64px minmax(0, 1fr) auto',
        gridTemplateRows: 'auto',
        alignItems: 'center',
        paddingBlock: '12px',
      },
      [from.md]: {
        gridTemplateColumns: '96px minmax(0, 1fr) auto',
        gridTemplateRows: 'auto',
        columnGap: vars.space['3'],
        alignItems: 'center',
      },
    },
  }),
);

export const picture = style(
  inComponents({
    gridRow: '1 / span 2',
    overflow: 'hidden',
    alignSelf: 'start',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
    '@media': { [`${from.md}, ${media.print}`]: { gridRow: 'auto' } },
  }),
);

export const text = style(inComponents({ minWidth: 0 }));

export const name = style(
  inComponents({
    ...typeStyle('bodyMd'),
    fontWeight: 600,
    color: vars.text.default,
    overflowWrap: 'anywhere',
    ...clampLines(3),
  }),
);

export const link = style(
  inComponents({
    textDecoration: 'none',
    ':focus-visible': focusRing(),
    '@media': { [media.hover]: { ':hover': { color: vars.text.linkHover, textDecoration: 'underline' } } },
  }),
);

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['1'],
    alignItems: 'center',
    justifyContent: 'space-between',
    '@media': { [from.md]: { gap: vars.space['3'], flexWrap: 'nowrap' } },
  }),
);

const onScreen = { '@media': { [media.print]: { display: 'none' } } } as const;
export const quantity = style(inComponents(onScreen));
export const remove = style(inComponents(onScreen));
export const printed = style(
  inComponents({
    display: 'none',
    ...typeStyle('bodySm'),
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: vars.text.muted,
    '@media': { [media.print]: { display: 'inline' } },
  }),
);

export const printedNumber = style(inComponents({ fontWeight: 600, color: vars.text.default }));
