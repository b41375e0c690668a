export interface MapPosterLabels {
  /** Button that loads the third-party map. */
  load: string;
  /** Link to the map on a page of its own. */
  open: string;
  /** Said of the link, which opens a new tab. */
  newTab: string;
}

export const mapPosterLabels: MapPosterLabels = {
  load: 'Load map',
  open: 'Open in a map',
  newTab: 'opens in a new tab',
};
