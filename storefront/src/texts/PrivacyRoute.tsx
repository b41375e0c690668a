import { privacy as meta } from '../content/meta.json';
import { metaOf } from '../document/texts.ts';
import { paths } from '../paths.ts';
import { TextPage } from './TextPage.tsx';

export function Route() {
  return <TextPage meta={metaOf(meta)} name="privacy" path={paths.privacy} />;
}
