import { style } from '@vanilla-extract/css';
import { inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['2'],
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlockEnd: '12px',
    borderBlockEnd: `1px solid ${vars.border.strong}`,
  }),
);

export const title = style(inComponents({ ...typeStyle('bodyMd'), fontWeight: 600 }));

export const screenOnly = style(inComponents({ '@media': { [media.print]: { display: 'none' } } }));

export const printOnly = style(
  inComponents({
    display: 'none',
    ...typeStyle('bodySm'),
    color: vars.text.soft,
    '@media': { [media.print]: { display: 'inline' } },
  }),
);

export const back = style(
  inComponents({
    display: 'inline-flex',
    gap: vars.space['1'],
    alignItems: 'center',
    minHeight: '24px',
    verticalAlign: 'top',
  }),
);

export const list = style(inComponents({ marginBlockEnd: vars.space['2'] }));

export const item = style(inComponents({ borderBlockEnd: `1px solid ${vars.border.subtle}` }));
