export { FactStrip, type Fact, type FactStripProps } from './FactStrip.tsx';
