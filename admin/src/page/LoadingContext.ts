import { createContext } from 'react';

/** Reports to the shell that the page is loading; the shell shows a progress line below the top bar (S-270). */
export const LoadingContext = createContext<(isLoading: boolean) => void>(() => undefined);
