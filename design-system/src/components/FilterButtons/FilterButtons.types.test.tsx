import { FilterButtons } from './index.ts';

const options = [
  { value: 'all', label: 'All' },
  { value: 'pdf', label: 'PDF', count: 10 },
] as const;

export const choosesAmongItsValues = () => (
  <FilterButtons
    label="File type"
    onValueChange={(value: 'all' | 'pdf') => value}
    options={options}
    value="pdf"
  />
);

export const refusesOtherValues = () => (
  // @ts-expect-error no such value
  <FilterButtons
    label="File type"
    onValueChange={(value: 'all' | 'pdf') => value}
    options={options}
    value="zip"
  />
);
