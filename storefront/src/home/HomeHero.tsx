import { ButtonLink } from '@elvora/design-system/Button';
import { Hero } from '@elvora/design-system/Hero';
import type { PictureSource } from '@elvora/design-system/Picture';
import { paths } from '../site/paths.ts';
import { heroContent } from './heroContent.ts';

/** Hero of the home page, with its two main links. */
export function HomeHero({ source }: { source: PictureSource | null }) {
  return (
    <Hero
      actions={
        <>
          <ButtonLink href={paths.products()} size="lg">
            Browse products
          </ButtonLink>
          <ButtonLink href={paths.distributor} size="lg" tone="secondary">
            Become a distributor
          </ButtonLink>
        </>
      }
      callouts={heroContent.callouts}
      eyebrow={heroContent.eyebrow}
      lead={heroContent.lead}
      measure={heroContent.measure}
      picture={{ source, alt: heroContent.alt }}
      title={heroContent.title}
    />
  );
}
