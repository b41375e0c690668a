import { createContext, useContext } from 'react';
import { type ToasterLabels, toasterLabels } from './toasterLabels.ts';

interface ToasterState {
  labels: ToasterLabels;
  /** The time of all toasts stands still. */
  isHeld: boolean;
}

/** The toaster a toast is in. */
export const ToasterContext = createContext<ToasterState>({ labels: toasterLabels, isHeld: false });

export const useToaster = () => useContext(ToasterContext);
