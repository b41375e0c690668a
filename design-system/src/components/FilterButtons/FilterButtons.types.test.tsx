import { FilterButtons } from './index.ts';

const options = [
  { value: 'all', label: 'All' },
  { value: 'pdf', label: 'PDF', count: 10 },
] as const;

export const choosesAmongItsValues = () => (
  <FilterButtons label="File type" onChange={(value: 'all' | 'pdf') => value} options={options} value="pdf" />
);

export const rejectsOtherValues = () => (
  <FilterButtons
    label="File type"
    onChange={(value: 'all' | 'pdf') => value}
    options={options}
    // @ts-expect-error unknown value
    value="zip"
  />
);
