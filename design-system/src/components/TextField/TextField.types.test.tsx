import { TextField } from './index.ts';

export const takesAField = () => (
  <TextField autoComplete="tel-national" label="Phone number" name="phone" prefix="+91" type="tel" />
);

// @ts-expect-error a field has a label, hidden or not
export const needsALabel = () => <TextField name="q" />;

export const refusesOtherTypes = () => (
  // @ts-expect-error numbers are typed as text with a numeric keyboard, dates have their own field
  <TextField label="Quantity" type="number" />
);

export const refusesStylesFromOutside = () => (
  // @ts-expect-error the parent gives the width
  <TextField className="wide" label="Email" />
);
