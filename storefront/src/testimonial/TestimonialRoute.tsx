import { testimonial as meta } from '../content/meta.json';
import { testimonials as content } from '../content/pages.json';
import { usePageDocument } from '../document/DocumentContext.tsx';
import { metaOf } from '../document/texts.ts';
import { paths } from '../paths.ts';
import { testimonialItems } from './testimonialItems.ts';
import { TestimonialsView } from './TestimonialsView.tsx';

const breadcrumbs = [{ label: 'Home', href: paths.home }, { label: content.title }];

/** What customers say (D-02). */
export function Route() {
  usePageDocument({ ...metaOf(meta), canonicalPath: paths.testimonials, breadcrumbs });
  return (
    <TestimonialsView
      breadcrumbs={breadcrumbs}
      items={testimonialItems}
      lead={content.lead}
      title={content.title}
    />
  );
}
