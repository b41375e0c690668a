import { style, styleVariants } from '@vanilla-extract/css';
import { from, inComponents, typeStyle } from '../../styles/index.ts';
import { vars } from '../../theme/index.ts';
import type { DescriptionListVariant } from './DescriptionList.tsx';

const hairline = `1px solid ${vars.border.subtle}`;

export const variants = styleVariants({
  columns: inComponents({
    display: 'grid',
    gap: vars.space['1_5'],
    '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
  bar: inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    gap: vars.space['2'],
    paddingBlock: vars.space['2'],
    borderBlock: hairline,
  }),
}) satisfies Record<DescriptionListVariant, string>;

export const item = style(inComponents({ minWidth: 0 }));
export const term = style(inComponents({ ...typeStyle('caption'), color: vars.text.muted }));

const description = { ...typeStyle('bodySm'), overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;

export const descriptions = styleVariants({
  columns: inComponents(description),
  bar: inComponents({ ...description, fontWeight: 500 }),
}) satisfies Record<DescriptionListVariant, string>;
