/** Which of the two hints are done, and whether the user has asked for them again. */
export interface HintState {
  isZoomed: boolean;
  /** The picture was zoomed once. */
  hasZoomed: boolean;
  /** A zoomed picture was fitted again. */
  hasReset: boolean;
  isRequested: boolean;
}

export type HintEvent = { type: 'zoomed' } | { type: 'fitted' } | { type: 'helpAskedFor' };

export const initialHintState: HintState = {
  isZoomed: false,
  hasZoomed: false,
  hasReset: false,
  isRequested: false,
};

/** A hint goes when what it says has been done once; '?' brings it back, and takes it away. */
export function reduceHint(state: HintState, { type }: HintEvent): HintState {
  switch (type) {
    case 'zoomed':
      return state.isZoomed ? state : { ...state, isZoomed: true, hasZoomed: true };
    case 'fitted':
      return state.isZoomed ? { ...state, isZoomed: false, hasReset: true, isRequested: false } : state;
    case 'helpAskedFor':
      return { ...state, isRequested: !state.isRequested };
  }
}

export function isHintShown({ isZoomed, hasZoomed, hasReset, isRequested }: HintState): boolean {
  return isRequested || (isZoomed ? !hasReset : !hasZoomed);
}
