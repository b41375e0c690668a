import { Grid, Container, Section } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Testimonial, type TestimonialItem } from '@elvora/design-system/Testimonial';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';

export interface TestimonialsViewProps {
  title: string;
  lead: string;
  breadcrumbs: readonly Breadcrumb[];
  items: readonly TestimonialItem[];
}

/** All testimonials, side by side. */
export function TestimonialsView({ title, lead, breadcrumbs, items }: TestimonialsViewProps) {
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} lead={lead} title={title} />
      <Section rhythm="catalogue">
        <Container>
          <Grid columns={{ xs: 1, sm: 2, md: 3 }} gap="3" isList>
            {items.map((item) => (
              <li key={item.name}>
                <Testimonial {...item} />
              </li>
            ))}
          </Grid>
        </Container>
      </Section>
    </>
  );
}
