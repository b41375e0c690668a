/** Hashes of the files that `npm run proxies` last tried, by name. */
export type TestedRecord = Record<string, string>;

/** Files of `deploy/` that `npm run proxies` tries. */
export const testedProxyFiles = ['nginx.conf', 'Caddyfile'].map((name) => ({
  name,
  url: new URL(`../../../deploy/${name}`, import.meta.url),
}));
