export interface FieldLabels {
  /** After the label of an optional field. */
  optional: string;
  /** Placeholder while options are loading. */
  loading: string;
  /** Prefix of error messages, for screen readers. */
  error: string;
  /** Number of characters missing to the minimum. */
  missing: (count: number) => string;
  /** Characters remaining to the maximum. */
  left: (count: number) => string;
  /** Characters over the maximum. */
  over: (count: number) => string;
  /** Characters entered, once the minimum is reached. */
  enough: (count: number) => string;
}

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

export const fieldLabels: FieldLabels = {
  optional: 'Optional',
  loading: 'Loading…',
  error: 'Error:',
  missing: (count) => `${characters(count)} more`,
  left: (count) => `${characters(count)} left`,
  over: (count) => `${characters(count)} too many`,
  enough: characters,
};
