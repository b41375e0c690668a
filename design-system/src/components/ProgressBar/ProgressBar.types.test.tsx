import { ProgressBar } from './index.ts';

export const determinateAndIndeterminate = () => (
  <>
    <ProgressBar label="Uploading" max={7} value={3} valueText="3 of 7" />
    <ProgressBar label="Loading" variant="line" />
  </>
);

export const needsALabelAndANumber = () => (
  <>
    {/* @ts-expect-error the label is required */}
    <ProgressBar value={3} />
    {/* @ts-expect-error the value is a number */}
    <ProgressBar label="Uploading" value="3" />
  </>
);
