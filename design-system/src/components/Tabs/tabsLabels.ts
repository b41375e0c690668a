export interface TabsLabels {
  /** Position of a step: 'Step 2 of 3'. */
  step: (number: number, count: number) => string;
  /** A step that is ticked off. */
  done: string;
}

export const tabsLabels: TabsLabels = {
  step: (number, count) => `Step ${number} of ${count}`,
  done: 'done',
};
