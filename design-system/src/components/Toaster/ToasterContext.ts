import { createContext, useContext } from 'react';
import { type ToasterLabels, toasterLabels } from './toasterLabels.ts';

interface ToasterState {
  labels: ToasterLabels;
  /** Whether auto-closing is paused. */
  isPaused: boolean;
}

/** State of the toaster, for its toasts. */
export const ToasterContext = createContext<ToasterState>({ labels: toasterLabels, isPaused: false });

export const useToaster = () => useContext(ToasterContext);
