import { createContext, useContext } from 'react';
import { type ToasterLabels, toasterLabels } from './toasterLabels.ts';

/** Labels of the toaster a toast is in. */
export const ToasterContext = createContext<ToasterLabels>(toasterLabels);

export const useToasterLabels = () => useContext(ToasterContext);
