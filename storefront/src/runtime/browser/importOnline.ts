/** Fails fast without a connection: browsers cache a failed dynamic import and would not retry it online (O93). */
export function importOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  return navigator.onLine === false ? Promise.reject(new Error('There is no connection.')) : load();
}
