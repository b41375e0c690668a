import { projects as meta } from '../content/meta.json';
import { metadataFromContent } from '../site/pageTitles.ts';
import { paths } from '../site/paths.ts';
import { TextPage } from './TextPage.tsx';

export function Route() {
  return <TextPage meta={metadataFromContent(meta)} name="projects" path={paths.projects} />;
}
