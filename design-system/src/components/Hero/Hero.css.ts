import { style } from '@vanilla-extract/css';
import { inComponents, media, fadeMask, rem, containerQuery } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({
    overflow: 'clip',
    containerType: 'inline-size',
    background: vars.surface.hero,
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  }),
);

export const content = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['3'],
    paddingBlock: `${vars.space['5']} ${vars.space['2']}`,
    '@container': {
      [containerQuery.page]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'center',
        paddingBlock: 0,
        minHeight: '560px',
      },
      '(min-width: 75rem)': { minHeight: '640px' },
    },
  }),
);

export const text = style(
  inComponents({
    display: 'grid',
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@container': { [containerQuery.page]: { paddingBlock: vars.space['5'] } },
  }),
);

/** Preceded by a short rule. */
export const eyebrow = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    marginBlockEnd: vars.space['3'],
    fontSize: rem(13),
    lineHeight: rem(16),
    fontWeight: 600,
    color: vars.text.link,
    '::before': { content: '', flex: 'none', width: '20px', height: '2px', background: 'currentColor' },
  }),
);

export const lead = style(
  inComponents({
    maxWidth: '33em',
    marginBlockStart: vars.space['2'],
    '@container': { [containerQuery.page]: { marginBlockStart: vars.space['3'] } },
  }),
);

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['1_5'],
    marginBlockStart: vars.space['4'],
    '@container': { [containerQuery.page]: { marginBlockStart: vars.space['5'] } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Square reference box of the callouts. */
export const stage = style(
  inComponents({
    position: 'relative',
    justifySelf: 'center',
    width: '100%',
    maxWidth: '520px',
    '@container': { [containerQuery.page]: { justifySelf: 'end', maxWidth: '640px' } },
  }),
);

export const fadedPicture = style(
  inComponents({
    ...fadeMask(),
    selectors: { '&:has([data-component="PlaceholderDrawing"])': { maskImage: 'none' } },
  }),
);
