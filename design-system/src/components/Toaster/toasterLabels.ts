export interface ToasterLabels {
  /** Name of the region, with its key (S-399). */
  region: string;
  close: string;
  /** How often the same was said. */
  times: (count: number) => string;
}

export const toasterLabels: ToasterLabels = {
  region: 'Notifications Alt+T',
  close: 'Close',
  times: (count) => `${count} times`,
};
