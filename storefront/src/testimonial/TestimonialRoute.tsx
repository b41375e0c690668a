import { testimonial as meta } from '../content/meta.json';
import { testimonials as content } from '../content/pages.json';
import { usePageMetadata } from '../runtime/document/MetadataContext.tsx';
import { metadataFromContent } from '../site/pageTitles.ts';
import { paths } from '../site/paths.ts';
import { testimonialItems } from './testimonialItems.ts';
import { TestimonialsView } from './TestimonialsView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: content.title }];

/** Testimonials (D-02). */
export function Route() {
  usePageMetadata({ ...metadataFromContent(meta), canonicalPath: paths.testimonials, breadcrumbs });
  return (
    <TestimonialsView
      breadcrumbs={breadcrumbs}
      items={testimonialItems}
      lead={content.lead}
      title={content.title}
    />
  );
}
