import type { DimensionDrawingProps } from '@elvora/design-system/DimensionDrawing';

export const glandDrawing: DimensionDrawingProps = {
  family: 'cable-gland',
  caption: 'EV-BG-M20',
  dimensions: [
    { letter: 'A', term: 'Entry thread', value: 'M20 × 1.5' },
    { letter: 'D', term: 'Clamping range', value: '7–13', unit: 'mm' },
    { letter: 'L', term: 'Thread length', value: '6', unit: 'mm' },
    { letter: 'S', term: 'Spanner width', value: '24', unit: 'mm' },
    { letter: 'H', term: 'Clearance hole', value: '20.5', unit: 'mm' },
  ],
};
