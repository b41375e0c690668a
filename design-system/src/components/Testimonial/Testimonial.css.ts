import { style, styleVariants } from '@vanilla-extract/css';
import { from, inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const variants = styleVariants({
  large: inComponents({ gap: vars.space['3'] }),
  card: inComponents({
    gap: vars.space['2'],
    height: '100%',
    padding: vars.space['3'],
    background: vars.surface.page,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius['2'],
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
});

/** Tabler's filled star (MIT, © Paweł Kuna) on the 24 px grid, rounded to tenths. */
const starPath =
  'M8.2 7.3l-6.4.9h-.1a1 1 0 0 0-.4 1.7l4.6 4.5-1.1 6.4v.1a1 1 0 0 0 1.5.9l5.7-3 5.7 3h.1a1 1 0 0 0 1.4-1.1l-1.1-6.4 4.6-4.5.1-.1a1 1 0 0 0-.6-1.6l-6.4-.9-2.9-5.8a1 1 0 0 0-1.8 0z';
const escapeUrl = (svg: string) => svg.replaceAll('<', '%3C').replaceAll('>', '%3E');
const starImage = `url("data:image/svg+xml,${escapeUrl(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='${starPath}'/></svg>`)}")`;
const starSize = 18;
const starGap = 2;
const starCount = 5;

/** A row of stars as the mask of one element. */
export const stars = style(
  inComponents({
    width: `${starCount * (starSize + starGap)}px`,
    height: `${starSize}px`,
    maskImage: starImage,
    // Half a gap to the left, since the image centres the star.
    maskPosition: `${-starGap / 2}px 0`,
    maskRepeat: 'repeat-x',
    maskSize: `${starSize + starGap}px ${starSize}px`,
    printColorAdjust: 'exact',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
);

const fillTo = (count: number, filled: string, empty: string) => {
  const end = `${count * (starSize + starGap)}px`;
  return `linear-gradient(to right, ${filled} ${end}, ${empty} ${end})`;
};

/** The same row with the first stars filled. */
export const filledStars = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, (count) => [
  stars,
  inComponents({
    background: fillTo(count, vars.fill.rating, vars.border.strong),
    // Filled and empty stars would have the same colour.
    '@media': { [media.forcedColors]: { background: fillTo(count, 'CanvasText', 'transparent') } },
  }),
]);

export const quote = style(inComponents({ margin: 0 }));
export const quotes = styleVariants({
  large: inComponents({ ...typeStyle('heading2'), fontWeight: 500, letterSpacing: '-.01em' }),
  card: inComponents({ ...typeStyle('bodyMd'), flex: 1 }),
});
export const longQuote = style(inComponents({ maxHeight: '24rem', overflowY: 'auto' }));

export const person = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space['2'],
    rowGap: vars.space['2'],
    selectors: {
      [`${variants.large} > &`]: {
        '@media': {
          [from.md]: { gridTemplateColumns: '48px minmax(0, 1fr) auto', marginBlockStart: vars.space['1'] },
        },
      },
    },
  }),
);

export const avatar = style(
  inComponents({
    ...typeStyle('heading5'),
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.tone.brand.surface,
    color: vars.tone.brand.text,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  }),
);

export const text = style(inComponents({ display: 'grid', minWidth: 0 }));
export const name = style(inComponents({ ...typeStyle('heading5'), fontStyle: 'normal' }));
export const position = style(inComponents({ ...typeStyle('bodySm'), color: vars.text.muted }));
/** Below the name; at the end of the row in wide layouts. */
export const project = style(
  inComponents({
    gridColumn: '1 / -1',
    minWidth: 0,
    selectors: {
      [`${variants.large} > ${person} > &`]: { '@media': { [from.md]: { gridColumn: 'auto' } } },
    },
  }),
);
