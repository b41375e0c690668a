/** Which of the two hints have been followed, and whether the user has requested them again. */
export interface HintState {
  isZoomed: boolean;
  /** The picture has been zoomed once. */
  hasZoomed: boolean;
  /** A zoomed picture has been fitted again. */
  hasReset: boolean;
  isRequested: boolean;
}

export type HintEvent = { type: 'zoomed' } | { type: 'fitted' } | { type: 'helpRequested' };

export const initialHintState: HintState = {
  isZoomed: false,
  hasZoomed: false,
  hasReset: false,
  isRequested: false,
};

/** Hides each hint once the user has performed its gesture; '?' toggles it. */
export function reduceHint(state: HintState, { type }: HintEvent): HintState {
  switch (type) {
    case 'zoomed':
      return state.isZoomed ? state : { ...state, isZoomed: true, hasZoomed: true };
    case 'fitted':
      return state.isZoomed ? { ...state, isZoomed: false, hasReset: true, isRequested: false } : state;
    case 'helpRequested':
      return { ...state, isRequested: !state.isRequested };
  }
}

export function isHintShown({ isZoomed, hasZoomed, hasReset, isRequested }: HintState): boolean {
  return isRequested || (isZoomed ? !hasReset : !hasZoomed);
}
