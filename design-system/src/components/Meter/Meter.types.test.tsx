import { Meter } from './index.ts';

export const measures = () => <Meter delayMs={200} label="Customer Satisfaction" value={95} />;

export const needsALabelAndANumber = () => (
  <>
    {/* @ts-expect-error the label is required */}
    <Meter value={95} />
    {/* @ts-expect-error the value is a number */}
    <Meter label="Customer Satisfaction" value="95%" />
  </>
);
