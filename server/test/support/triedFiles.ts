/** Hashes of the files that `npm run proxies` last tried, by name. */
export type TriedRecord = Record<string, string>;

/** Files of `deploy/` that `npm run proxies` tries. */
export const triedFiles = ['nginx.conf', 'Caddyfile'].map((name) => ({
  name,
  url: new URL(`../../../deploy/${name}`, import.meta.url),
}));
