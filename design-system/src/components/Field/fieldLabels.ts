export interface FieldLabels {
  /** After the label of a field that may stay empty. */
  optional: string;
  /** For assistive technology, in front of the text of an error. */
  error: string;
  /** How many characters are still wanted. */
  missing: (count: number) => string;
  /** How many characters are still allowed. */
  left: (count: number) => string;
  /** How many characters are too many. */
  over: (count: number) => string;
  /** How many characters there are, once there are enough. */
  enough: (count: number) => string;
}

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

export const fieldLabels: FieldLabels = {
  optional: 'Optional',
  error: 'Error:',
  missing: (count) => `${characters(count)} more`,
  left: (count) => `${characters(count)} left`,
  over: (count) => `${characters(count)} too many`,
  enough: characters,
};
