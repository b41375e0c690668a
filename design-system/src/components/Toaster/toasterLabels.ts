export interface ToasterLabels {
  /** Accessible name of the region, with its shortcut (S-399). */
  region: string;
  close: string;
  /** Number of merged messages, for screen readers. */
  times: (count: number) => string;
}

export const toasterLabels: ToasterLabels = {
  region: 'Notifications Alt+T',
  close: 'Close',
  times: (count) => `${count} times`,
};
