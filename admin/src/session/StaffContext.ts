import type { StaffSession } from '@elvora/catalogue/model';
import { createContext, useContext } from 'react';

/** Who is signed in, on every page inside the frame. */
export const StaffContext = createContext<StaffSession>({ userName: '', role: 'viewer' });

export interface Staff extends StaffSession {
  /** May write; a viewer sees everything and changes nothing (D-07). */
  canEdit: boolean;
  /** May manage accounts and erase a person's entries. */
  isOwner: boolean;
}

export function useStaff(): Staff {
  const session = useContext(StaffContext);
  return { ...session, canEdit: session.role !== 'viewer', isOwner: session.role === 'owner' };
}
