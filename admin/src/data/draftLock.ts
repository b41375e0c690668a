/**
 * Runs `operate` while no other tab of this browser has the draft open; waits for a tab that has. The lock of a closed or
 * crashed tab is released automatically. Browsers offer locks in secure contexts only; without them, `operate` runs at once.
 */
export async function withDraftLock(
  key: string,
  operate: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // Missing in insecure contexts, contrary to the types.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) {
    await operate();
    return;
  }
  try {
    await locks.request(`draft ${key}`, { signal }, operate);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
