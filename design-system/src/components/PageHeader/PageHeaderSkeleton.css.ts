import { style } from '@vanilla-extract/css';
import { inComponents, typeStyle } from '../../styles/index.ts';

const line = { display: 'grid', alignItems: 'center', height: '1lh' } as const;

/** As high as the breadcrumbs. */
export const breadcrumbsLine = style(inComponents({ ...line, ...typeStyle('caption') }));

/** As high as the title. */
export const titleLine = style(inComponents({ ...line, ...typeStyle('heading1') }));
