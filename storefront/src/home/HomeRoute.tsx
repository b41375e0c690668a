import { Carousel } from '@elvora/design-system/Carousel';
import { heroSizes } from '@elvora/design-system/Hero';
import { home as meta } from '../content/meta.json';
import home from '../content/home.json';
import { imageBase } from '../runtime/data/configuration.ts';
import { useConfiguration } from '../runtime/data/DataContext.tsx';
import { type PageData, usePageResource } from '../runtime/data/pageResources.ts';
import { useResource } from '../runtime/data/useResource.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { menuResource } from '../site/menuResource.ts';
import { organizationJsonLd } from '../site/organization.ts';
import { metadataFromContent } from '../site/pageTitles.ts';
import { paths } from '../site/paths.ts';
import { picturePreload, pictureSourceFor } from '../site/pictures.ts';
import { testimonialItems } from '../testimonial/testimonialItems.ts';
import { BestSellers } from './BestSellers.tsx';
import { heroPath, posterPath } from './homeMedia.ts';
import { homeResources } from './homePage.ts';
import { HomeView } from './HomeView.tsx';
import { useFinderAnswers } from './useFinderAnswers.ts';

type Pictures = PageData<typeof homeResources>['media'];

const noPictures: Pictures = {};

const carouselLabels = { hint: home.carouselHint };

/** The home page (S-025). */
export function Route() {
  const { siteUrl } = useConfiguration();
  const media = usePageResource(homeResources, 'media');
  const menu = useResource(menuResource);
  const finderAnswers = useFinderAnswers();
  const pictures = media.status === 'ready' ? media.data : noPictures;
  const hero = pictureSourceFor(pictures[heroPath], 'main');
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
          items={home.carousel.map((slide) => toSlide(slide, pictures))}
          label="Product categories"
          labels={carouselLabels}
        />
      }
      content={home}
      counts={counts}
      finderAnswers={finderAnswers}
      film={{
        src: `${imageBase}/${home.features.video.file}`,
        poster: pictureSourceFor(pictures[posterPath], 'scene'),
      }}
      hero={hero}
      testimonials={testimonialItems}
      getPictureSource={(path) => pictureSourceFor(pictures[path], 'scene')}
    />
  );
}

/** A slide with its picture (S-093); it links to the lower-case name of the category (S-097). */
function toSlide({ title, category, text, url }: (typeof home.carousel)[number], pictures: Pictures) {
  return { title, text, href: paths.category([category]), image: pictureSourceFor(pictures[url], 'scene') };
}
