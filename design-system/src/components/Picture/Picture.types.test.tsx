import { Picture } from './index.ts';

export const takesAnySourceOrNone = () => (
  <>
    <Picture alt="" source={null} />
    <Picture alt="" source={undefined} />
    <Picture alt="" ratio="auto" source={{ src: '/media/a.jpg' }} />
    <Picture
      alt="Gland"
      drawing="gland"
      priority
      source={{ src: '/media/a.jpg', variants: [{ type: 'image/avif', srcSet: '/media/a/320.avif 320w' }] }}
    />
  </>
);

export const rejectsInvalidProps = () => (
  <>
    {/* @ts-expect-error the text alternative is required, even if empty */}
    <Picture source={null} />
    {/* @ts-expect-error unknown family */}
    <Picture alt="" drawing="transformer" source={null} />
    {/* @ts-expect-error a source is an object, not a URL */}
    <Picture alt="" source="/media/a.jpg" />
  </>
);
