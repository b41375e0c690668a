import { privacy as meta } from '../content/meta.json';
import { metadataFromContent } from '../site/pageTitles.ts';
import { paths } from '../site/paths.ts';
import { TextPage } from './TextPage.tsx';

export function Route() {
  return <TextPage meta={metadataFromContent(meta)} name="privacy" path={paths.privacy} />;
}
