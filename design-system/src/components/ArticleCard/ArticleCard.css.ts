import { style } from '@vanilla-extract/css';
import { focusRing, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const wrapper = style(inComponents({ height: '100%', minWidth: 0 }));

export const tags = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] }));

export const text = style(
  inComponents({ display: 'grid', gap: vars.space['1'], flex: 1, alignContent: 'start' }),
);

export const title = style(
  inComponents({ ...typeStyle('heading4'), overflowWrap: 'anywhere', textWrap: 'pretty' }),
);

export const link = style(
  inComponents({
    transition: transition(['color']),
    WebkitTapHighlightColor: 'transparent',
    // Extends the link over the whole card.
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius['2'] },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': focusRing(),
      '[data-component="ArticleCard"]:active &': { color: vars.text.link },
    },
    '@media': {
      [media.hover]: { selectors: { '[data-component="ArticleCard"]:hover &': { color: vars.text.link } } },
    },
  }),
);

export const footer = style(
  inComponents({
    ...typeStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    color: vars.text.muted,
  }),
);

export const facts = style(inComponents({ display: 'flex', flexWrap: 'wrap', columnGap: '10px' }));
export const fact = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: '6px' }));

export const linkText = style(
  inComponents({
    ...typeStyle('bodySm'),
    fontWeight: 500,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    color: vars.text.link,
  }),
);
