import type { SiteMedia } from '@elvora/catalogue/model';
import { Carousel } from '@elvora/design-system/Carousel';
import { heroSizes } from '@elvora/design-system/Hero';
import { home as meta } from '../content/meta.json';
import home from '../content/home.json';
import { imageBase } from '../configuration.ts';
import { useConfiguration } from '../data/DataContext.tsx';
import { useResource } from '../data/useResource.ts';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { organizationJsonLd } from '../document/head.ts';
import { metadataFromContent } from '../document/pageTitles.ts';
import { paths } from '../paths.ts';
import { picturePreload, pictureSourceFor } from '../pictures.ts';
import { testimonialItems } from '../testimonial/testimonialItems.ts';
import { BestSellers } from './BestSellers.tsx';
import { heroPath, homeMedia, posterPath } from './homeMedia.ts';
import { HomeView } from './HomeView.tsx';

const noMedia: SiteMedia = {};

/** The home page (S-025). */
export function Route() {
  const { siteUrl } = useConfiguration();
  const media = useResource('siteMedia', homeMedia);
  const menu = useResource('menuCategories');
  const known = media.status === 'ready' ? media.data : noMedia;
  const hero = pictureSourceFor(known[heroPath], 'main');
  const preload = picturePreload(hero, heroSizes);
  usePageMetadata({
    ...metadataFromContent(meta),
    canonicalPath: paths.home,
    structuredData: [organizationJsonLd(siteUrl)],
    ...(hero ? { image: hero.src } : {}),
    ...(preload ? { preload } : {}),
  });
  const counts =
    menu.status === 'ready'
      ? {
          groups: menu.data.items.filter(({ parentName }) => parentName === null).length,
          categories: menu.data.total,
        }
      : null;
  return (
    <HomeView
      bestSellers={<BestSellers />}
      carousel={
        <Carousel
          priority={false}
          items={home.carousel.map((slide) => toSlide(slide, known))}
          label="Product categories"
        />
      }
      content={home}
      counts={counts}
      film={{
        src: `${imageBase}/${home.features.video.file}`,
        poster: pictureSourceFor(known[posterPath], 'main'),
      }}
      hero={hero}
      testimonials={testimonialItems}
      getPictureSource={(path) => pictureSourceFor(known[path], 'scene')}
    />
  );
}

/** A slide as the content states it (S-093), with its picture; it leads to the lower-case name (S-097). */
function toSlide({ title, category, text, url }: (typeof home.carousel)[number], media: SiteMedia) {
  return { title, text, href: paths.category([category]), image: pictureSourceFor(media[url], 'scene') };
}
