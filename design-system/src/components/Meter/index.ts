export { Meter, type MeterProps } from './Meter.tsx';
export type { MeterLevel } from './meterLevel.ts';
