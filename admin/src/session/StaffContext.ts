import type { StaffSession } from '@elvora/catalogue/model';
import { createContext, useContext } from 'react';

/** Session of the signed-in user, on every page inside the shell. */
export const StaffContext = createContext<StaffSession>({ userName: '', role: 'viewer' });

export interface Staff extends StaffSession {
  /** May write; viewers read only (D-07). */
  canEdit: boolean;
  /** May manage accounts and erase personal data. */
  isOwner: boolean;
}

export function useStaff(): Staff {
  const session = useContext(StaffContext);
  return { ...session, canEdit: session.role !== 'viewer', isOwner: session.role === 'owner' };
}
