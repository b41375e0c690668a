import { Heading } from './index.ts';

export const levelAndVariantAreIndependent = () => (
  <Heading level={2} variant="displayLg">
    Title
  </Heading>
);

export const rejectsOtherLevelsAndVariants = () => (
  <>
    {/* @ts-expect-error heading levels are 1 to 6 */}
    <Heading level={7}>Title</Heading>
    {/* @ts-expect-error the level is required */}
    <Heading>Title</Heading>
    {/* @ts-expect-error body styles are not for titles */}
    <Heading level={2} variant="bodyMd">
      Title
    </Heading>
  </>
);
