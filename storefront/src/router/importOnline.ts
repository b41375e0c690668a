/**
 * Loads a module, unless there is no connection: a browser remembers that a module could not be loaded, and would not
 * ask for it again when the connection is back.
 */
export function importOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  return navigator.onLine === false ? Promise.reject(new Error('There is no connection.')) : load();
}
