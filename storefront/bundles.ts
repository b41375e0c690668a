/** What a bundler knows of a module. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * Sorts modules into files: `react` for what changes with a package and not with the site, `frame` for all the entry
 * imports, which every page needs. Modules of pages alone are left to the bundler.
 */
export function bundleOf(entry: string) {
  const known = new Map<string, boolean>();
  const isInFrame = (id: string, modules: Modules): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // A ring of imports ends here.
    known.set(id, false);
    const isFrame =
      id.endsWith(entry) ||
      (modules.getModuleInfo(id)?.importers.some((importer) => isInFrame(importer, modules)) ?? false);
    known.set(id, isFrame);
    return isFrame;
  };
  return (id: string, modules: Modules): string | null => {
    if (/\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr)\//.test(id))
      return 'react';
    return isInFrame(id, modules) ? 'frame' : null;
  };
}
