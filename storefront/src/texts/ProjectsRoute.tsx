import { projects as meta } from '../content/meta.json';
import { metadataFromContent } from '../document/pageTitles.ts';
import { paths } from '../paths.ts';
import { TextPage } from './TextPage.tsx';

export function Route() {
  return <TextPage meta={metadataFromContent(meta)} name="projects" path={paths.projects} />;
}
