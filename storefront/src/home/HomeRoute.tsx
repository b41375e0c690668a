import { resources } from '@elvora/catalogue/contract';
import type { SiteMedia } from '@elvora/catalogue/model';
import home from '../content/home.json';
import { useConfiguration } from '../data/DataContext.tsx';
import { useResource } from '../data/useResource.ts';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { organization } from '../document/head.ts';
import { metaOf } from '../document/texts.ts';
import { paths } from '../paths.ts';
import { preloadOf, sourceOf } from '../pictures.ts';
import { BestSellers } from './BestSellers.tsx';
import { heroPath, homeMedia } from './heroContent.ts';
import { heroSizes, HomeView } from './HomeView.tsx';

const noMedia: SiteMedia = {};

/** The home page (S-025). */
export function Route() {
  const { siteUrl } = useConfiguration();
  const media = useResource(resources.siteMedia(homeMedia));
  const known = media.status === 'ready' ? media.data : noMedia;
  const hero = sourceOf(known[heroPath], 'main');
  const preload = preloadOf(hero, heroSizes);
  usePageDocument({
    ...metaOf('/'),
    canonicalPath: paths.home,
    structuredData: [organization(siteUrl)],
    ...(hero ? { image: hero.src } : {}),
    ...(preload ? { preload } : {}),
  });
  return (
    <HomeView
      bestSellers={<BestSellers />}
      content={home}
      hero={hero}
      sceneOf={(path) => sourceOf(known[path], 'scene')}
    />
  );
}
