import type { FactStripProps } from '@elvora/design-system/FactStrip';

export const factStripArgs: FactStripProps = {
  facts: [
    { label: 'Ordering code', value: 'EV-BG-M20', detail: 'pack of 50 pcs' },
    { label: 'Entry thread', value: 'M20 × 1.5', detail: 'M12–M63' },
    { label: 'Clamping range', value: '7–13 mm', detail: '3–45 mm' },
  ],
};
