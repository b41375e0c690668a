export { Meter, type MeterProps } from './Meter.tsx';
export { type MeterLevel, meterLevels } from './meterLevel.ts';
