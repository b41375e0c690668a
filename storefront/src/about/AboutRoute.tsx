import { about as meta } from '../content/meta.json';
import about from '../content/about.json';
import { usePageResource } from '../runtime/data/pageResources.ts';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { metadataFromContent } from '../site/pageTitles.ts';
import { paths } from '../site/paths.ts';
import { pictureSourceFor } from '../site/pictures.ts';
import { aboutResources } from './aboutPage.ts';
import { AboutView } from './AboutView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: about.title }];

/** The company's history (S-026). */
export function Route() {
  const media = usePageResource(aboutResources, 'media');
  usePageMetadata({ ...metadataFromContent(meta), canonicalPath: paths.about, breadcrumbs });
  const picture = media.status === 'ready' ? media.data[about.image] : undefined;
  return <AboutView breadcrumbs={breadcrumbs} content={about} source={pictureSourceFor(picture, 'main')} />;
}
