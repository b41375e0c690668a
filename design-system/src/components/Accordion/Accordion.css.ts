import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, inComponents, layers, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const hairline = `1px solid ${vars.border.subtle}`;

export const root = style(inComponents({ borderBlockStart: hairline }));

export const item = style(inComponents({ borderBlockEnd: hairline }));

// Print collapsed sections, too.
globalStyle(`${item}::details-content`, {
  '@layer': {
    [layers.components]: { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } },
  },
});

export const summary = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    minHeight: '56px',
    paddingBlock: vars.space['2'],
    borderRadius: vars.radius['2'],
    listStyle: 'none',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: transition(['color']),
    selectors: { '&:focus-visible': focusRing({ offsetPx: -2 }), '&:active': { color: vars.text.link } },
    '@media': { [media.hover]: { ':hover': { color: vars.text.link } } },
  }),
);

// Replaced by the chevron at the end.
globalStyle(`${summary}::-webkit-details-marker`, { '@layer': { [layers.components]: { display: 'none' } } });

export const title = style(
  inComponents({ ...typeStyle('heading4'), minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' }),
);

export const indicator = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    color: vars.text.muted,
    transition: transition(['rotate'], 'base'),
    selectors: { [`${item}[open] &`]: { rotate: '180deg' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const content = style(
  inComponents({
    paddingBlockEnd: vars.space['3'],
    paddingInlineEnd: vars.space['5'],
    overflowWrap: 'anywhere',
  }),
);
