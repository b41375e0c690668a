import { style } from '@vanilla-extract/css';
import { inComponents, media, transition, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const root = style(
  inComponents({ display: 'grid', gap: vars.space['2'], alignContent: 'start', minHeight: '100%' }),
);

export const dropZone = style(
  inComponents({
    display: 'grid',
    justifyItems: 'center',
    gap: '12px',
    padding: '24px 16px',
    textAlign: 'center',
    background: vars.surface.sunken,
    border: `1.5px dashed ${vars.border.dashed}`,
    borderRadius: vars.radius['2'],
    transition: transition(['background-color', 'border-color']),
    selectors: { '&[data-over]': { background: vars.surface.selected, borderColor: vars.border.focus } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-over]': { borderColor: 'Highlight' } } } },
  }),
);
export const icon = style(inComponents({ color: vars.tone.brand.icon }));
export const input = style(inComponents({ display: 'none' }));
export const hint = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));

export const rejected = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    padding: '6px 6px 6px 14px',
    ...typeStyle('bodySm'),
    color: vars.tone.danger.text,
    background: vars.tone.danger.surface,
    border: `1px solid ${vars.tone.danger.border}`,
    borderRadius: vars.radius['2'],
  }),
);
/** Names files that have been added twice. */
export const note = style(
  inComponents({
    padding: '6px 14px',
    ...typeStyle('bodySm'),
    color: vars.tone.warning.text,
    background: vars.tone.warning.surface,
    border: `1px solid ${vars.tone.warning.border}`,
    borderRadius: vars.radius['2'],
  }),
);
export const rejectedList = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gap: '6px',
    margin: 0,
    padding: '6px 0',
    listStyle: 'none',
  }),
);
export const rejectedFile = style(inComponents({ display: 'flex', gap: '10px', overflowWrap: 'anywhere' }));

export const section = style(
  inComponents({ display: 'grid', gap: '12px', marginBlockStart: '8px', minWidth: 0 }),
);

export const tiles = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
