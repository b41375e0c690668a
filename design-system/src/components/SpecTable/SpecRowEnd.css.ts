import { style, type StyleRule } from '@vanilla-extract/css';
import { from, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const wideOnly = { display: 'none', '@media': { [from.md]: { display: 'inline' } } } satisfies StyleRule;

export const root = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: vars.space['1'],
    // As high as a line, so that the row keeps its height.
    height: '1.25rem',
  }),
);

export const wide = style(inComponents(wideOnly));

/** Shown in the sheet on narrow screens. */
export const listed = style(
  inComponents({ ...typeStyle('caption'), ...wideOnly, color: vars.text.muted, whiteSpace: 'nowrap' }),
);

export const added = style(
  inComponents({
    ...typeStyle('caption'),
    ...wideOnly,
    fontWeight: 600,
    color: vars.tone.success.text,
    whiteSpace: 'nowrap',
  }),
);

/** On narrow screens it covers the end of its row. */
export const failed = style(
  inComponents({
    ...typeStyle('caption'),
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: 1,
    display: 'flex',
    justifyContent: 'end',
    paddingInline: '8px',
    background: vars.surface.page,
    '@media': {
      [from.md]: { position: 'static', height: '1.25rem', padding: 0, background: 'none' },
    },
    alignItems: 'center',
    gap: vars.space['1'],
    color: vars.tone.danger.text,
    whiteSpace: 'nowrap',
  }),
);
