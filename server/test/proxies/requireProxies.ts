import { spawnSync } from 'node:child_process';

const programs = [
  ['nginx', '-v'],
  ['caddy', 'version'],
  ['openssl', 'version'],
] as const;

/** Fails with the names of the packages that are missing. */
// oxlint-disable-next-line import/no-default-export -- Vitest requires it
export default function setup(): void {
  const missing = programs.filter(([name, argument]) => spawnSync(name, [argument]).status !== 0);
  if (missing.length === 0) return;
  const packages = missing.map(([name]) => name).join(' ');
  throw new Error(`Missing: ${packages}. On Debian: apt-get install --no-install-recommends ${packages}`);
}
