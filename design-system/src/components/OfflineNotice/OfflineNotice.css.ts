import { style } from '@vanilla-extract/css';
import { inComponents, media, typeStyle } from '../../styles/index.ts';
import { layerOrder, vars } from '../../theme/index.ts';

/** Takes no room and no clicks. */
export const place = style(
  inComponents({
    position: 'fixed',
    zIndex: layerOrder.toast,
    insetInline: 0,
    insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom, 0px))',
    display: 'grid',
    justifyItems: 'center',
    paddingInline: '80px 80px',
    pointerEvents: 'none',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const notice = style(
  inComponents({
    display: 'flex',
    gap: vars.space['1'],
    alignItems: 'center',
    padding: '10px 16px',
    ...typeStyle('bodySm'),
    color: vars.text.onDark,
    background: vars.surface.inverse,
    borderRadius: vars.radius['2'],
    boxShadow: vars.elevation['3'],
    outline: '1px solid transparent',
  }),
);
