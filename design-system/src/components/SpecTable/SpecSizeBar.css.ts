import { style } from '@vanilla-extract/css';
import { inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const row = style(
  inComponents({ background: vars.surface.selectedSoft, '@media': { [media.print]: { display: 'none' } } }),
);

export const cell = style(inComponents({ padding: 0, borderBlockEnd: `1px solid ${vars.border.subtle}` }));

/** Stays in view while the table scrolls sideways below it. */
export const bar = style(
  inComponents({
    position: 'sticky',
    insetInlineStart: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['1'],
    boxSizing: 'border-box',
    width: 'max-content',
    minWidth: 'min(100%, 24rem)',
    maxWidth: 'calc(100vw - 48px)',
    padding: `${vars.space['1']} ${vars.space['2']}`,
  }),
);

/** As high as a line, so that the row keeps its height. */
export const inRow = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: vars.space['1'],
    height: '1.25rem',
  }),
);

export const text = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 12px' }),
);

export const details = style(inComponents({ ...typeStyle('bodySm'), color: vars.text.muted }));

export const listed = style(
  inComponents({ ...typeStyle('bodySm'), fontWeight: 600, color: vars.tone.success.text }),
);

export const code = style(inComponents({ ...typeStyle('dataCode'), color: vars.text.link }));

export const actions = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['1'] }),
);
