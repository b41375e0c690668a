import { style } from '@vanilla-extract/css';
import { focusRing, from, inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(inComponents({ display: 'grid', gap: vars.space['3'], minWidth: 0 }));

export const list = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space['1'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space['2'] } },
  }),
);

export const tile = style(
  inComponents({
    position: 'relative',
    display: 'block',
    width: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius['2'],
    overflow: 'hidden',
    background: vars.surface.photo,
    textAlign: 'start',
    cursor: 'zoom-in',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&:focus-visible': focusRing(), '&[data-opening]': { opacity: 0.6 } },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
  }),
);

const captionColour = vars.surface.inverse;

/** Visible on hover and focus. */
export const caption = style(
  inComponents({
    ...typeStyle('bodySm'),
    fontWeight: 500,
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    padding: `${vars.space['6']} ${vars.space['2']} 14px`,
    background: `linear-gradient(to top, color-mix(in srgb, ${captionColour} 84%, transparent), transparent)`,
    color: vars.text.onDark,
    opacity: 0,
    transition: transition(['opacity']),
    pointerEvents: 'none',
    selectors: { [`${tile}:focus-visible &`]: { opacity: 1 } },
    '@media': {
      [media.hover]: { selectors: { [`${tile}:hover &`]: { opacity: 1 } } },
      // Too narrow for a sentence on phones; the lightbox shows it.
      [`not all and ${from.sm}`]: { display: 'none' },
    },
  }),
);

export const icon = style(inComponents({ flex: 'none', display: 'inline-flex' }));

export const empty = style(
  inComponents({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space['2'],
    paddingBlock: vars.space['8'],
    textAlign: 'center',
  }),
);
