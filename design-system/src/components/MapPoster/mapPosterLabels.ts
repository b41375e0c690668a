export interface MapPosterLabels {
  /** Button that loads the third-party map. */
  load: string;
  /** Link to the map provider's site. */
  open: string;
  /** Suffix of the link's accessible name. */
  newTab: string;
}

export const mapPosterLabels: MapPosterLabels = {
  load: 'Load map',
  open: 'Open in a map',
  newTab: 'opens in a new tab',
};
