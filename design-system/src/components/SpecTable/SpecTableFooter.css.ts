import { style } from '@vanilla-extract/css';
import { inComponents, media, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';

const hiddenInPrint = { [media.print]: { display: 'none' }, [media.noScript]: { display: 'none' } } as const;

export const root = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    marginBlockStart: vars.space['2'],
    '@media': hiddenInPrint,
  }),
);

/** Also shown without script, when the parts are the only pages. */
export const part = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['2'],
    marginBlockStart: vars.space['2'],
  }),
);

export const range = style(inComponents({ ...typeStyle('bodySm'), color: vars.text.muted }));

export const actions = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['2'] }),
);

export const noMatches = style(
  inComponents({
    ...typeStyle('bodySm'),
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space['1_5'],
    paddingBlock: vars.space['4'],
    color: vars.text.muted,
    overflowWrap: 'anywhere',
    '@media': hiddenInPrint,
  }),
);
