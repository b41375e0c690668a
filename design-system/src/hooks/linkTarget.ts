/** What is known of a click on a link. */
export interface LinkClick {
  href: string;
  /** Address of the page. */
  current: string;
  target: string;
  isDownload: boolean;
  isModified: boolean;
  isMainButton: boolean;
  /** Paths of the host that are no pages: with a slash at the end only what is below, without it the path too. */
  outside: readonly string[];
}

/**
 * Where the router should go for a click, as path, query and hash; null when the browser should follow the link itself:
 * another host, a new tab, a file, a part of the same page.
 */
export function linkTarget(click: LinkClick): string | null {
  if (
    click.isModified ||
    !click.isMainButton ||
    click.isDownload ||
    (click.target !== '' && click.target !== '_self')
  ) {
    return null;
  }
  if (!URL.canParse(click.href, click.current)) return null;
  const to = new URL(click.href, click.current);
  const here = new URL(click.current);
  if (to.origin !== here.origin || !/^https?:$/.test(to.protocol)) return null;
  if (
    click.outside.some(
      (path) => to.pathname === path || to.pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
    )
  )
    return null;
  const isSamePage = to.pathname === here.pathname && to.search === here.search;
  return isSamePage && to.hash !== '' ? null : `${to.pathname}${to.search}${to.hash}`;
}

/** Reads a click (or the intent of one) on an anchor. */
export function linkClickOf(anchor: HTMLAnchorElement, event: Event, outside: readonly string[]): LinkClick {
  const isClick = event instanceof MouseEvent && event.type === 'click';
  return {
    href: anchor.getAttribute('href') ?? '',
    current: window.location.href,
    target: anchor.target,
    isDownload: anchor.hasAttribute('download'),
    isModified: isClick && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey),
    isMainButton: !isClick || event.button === 0,
    outside,
  };
}
