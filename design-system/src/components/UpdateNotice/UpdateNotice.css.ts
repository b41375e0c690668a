import { style } from '@vanilla-extract/css';
import { inComponents, media, typeStyle } from '../../styles/index.ts';
import { layerOrder, vars } from '../../theme/index.ts';

/** Takes no room, and no clicks but on the notice itself. */
export const place = style(
  inComponents({
    position: 'fixed',
    zIndex: layerOrder.toast,
    insetInline: 0,
    insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom, 0px))',
    display: 'grid',
    justifyItems: 'center',
    paddingInline: vars.space['2'],
    pointerEvents: 'none',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const notice = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['2'],
    alignItems: 'center',
    maxWidth: '560px',
    padding: vars.space['2'],
    ...typeStyle('bodySm'),
    color: vars.text.onDark,
    background: vars.surface.inverse,
    borderRadius: vars.radius['2'],
    boxShadow: vars.elevation['3'],
    outline: '1px solid transparent',
    pointerEvents: 'auto',
  }),
);

export const text = style(inComponents({ flex: '1 1 220px' }));
