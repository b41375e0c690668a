import { about as meta } from '../content/meta.json';
import about from '../content/about.json';
import { useResource } from '../data/useResource.ts';
import { usePageMetadata } from '../document/MetadataContext.tsx';
import { metadataFromContent } from '../document/pageTitles.ts';
import { paths } from '../paths.ts';
import { pictureSourceFor } from '../pictures.ts';
import { aboutMedia } from './aboutMedia.ts';
import { AboutView } from './AboutView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: about.title }];

/** The company's history (S-026). */
export function Route() {
  const media = useResource('siteMedia', aboutMedia);
  usePageMetadata({ ...metadataFromContent(meta), canonicalPath: paths.about, breadcrumbs });
  const picture = media.status === 'ready' ? media.data[about.image] : undefined;
  return <AboutView breadcrumbs={breadcrumbs} content={about} source={pictureSourceFor(picture, 'main')} />;
}
