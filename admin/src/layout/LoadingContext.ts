import { createContext } from 'react';

/** Tells the frame that the page's data is on its way; it shows the line under the top bar (S-270). */
export const LoadingContext = createContext<(isLoading: boolean) => void>(() => undefined);
