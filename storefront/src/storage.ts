/** Local storage that never throws: where it is blocked or full there simply is none (O97). */
export function readLocalStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the text is kept now. */
export function writeLocalStorage(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what is kept under the key. */
export function removeFromLocalStorage(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is blocked.
  }
}
