import type { PictureSource } from '@elvora/design-system/Picture';
import { Container, Section } from '@elvora/design-system/layout';
import { AboutSection } from './AboutSection.tsx';
import * as styles from './CompanySection.css.ts';
import type { HomeContent } from './homeContent.ts';
import { WhyChooseUsSection } from './WhyChooseUsSection.tsx';

interface CompanySectionProps {
  content: Pick<HomeContent, 'aboutBlock' | 'whyChooseUs'>;
  getPictureSource: (path: string) => PictureSource | null;
}

/** About the company, and why to choose it. */
export function CompanySection({
  content: { aboutBlock, whyChooseUs },
  getPictureSource,
}: CompanySectionProps) {
  return (
    <Section>
      <Container>
        <div className={styles.root}>
          <AboutSection content={aboutBlock} id="about-us" source={getPictureSource(aboutBlock.image)} />
          <WhyChooseUsSection content={whyChooseUs} id="why" source={getPictureSource(whyChooseUs.image)} />
        </div>
      </Container>
    </Section>
  );
}
