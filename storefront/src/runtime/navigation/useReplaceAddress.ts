import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Returns a function that shows another address in place of the current one, without a new history entry. */
export function useReplaceAddress(): (address: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (address) => {
      void navigate(address, { replace: true });
    },
    [navigate],
  );
}
