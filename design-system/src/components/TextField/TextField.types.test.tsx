import { TextField } from './index.ts';

export const takesAField = () => (
  <TextField autoComplete="tel-national" label="Phone number" name="phone" prefix="+91" type="tel" />
);

// @ts-expect-error the label is required, even if hidden
export const needsALabel = () => <TextField name="q" />;

export const rejectsOtherTypes = () => (
  // @ts-expect-error unsupported input types: numbers use text with a numeric keyboard, dates a separate field
  <TextField label="Quantity" type="number" />
);

export const rejectsClassNames = () => (
  // @ts-expect-error the parent sets the width
  <TextField className="wide" label="Email" />
);
