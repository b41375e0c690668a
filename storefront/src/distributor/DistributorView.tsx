import { Button } from '@elvora/design-system/Button';
import { Heading } from '@elvora/design-system/Heading';
import { Container, Inline, Section, Stack } from '@elvora/design-system/layout';
import { PageHeader } from '@elvora/design-system/PageHeader';
import { Text } from '@elvora/design-system/Text';
import content from '../content/distributor.json';
import type { Breadcrumb } from '../runtime/document/pageMetadata.ts';
import { DistributorForm, type DistributorFormProps } from './DistributorForm.tsx';
import * as styles from './DistributorView.css.ts';

export interface DistributorViewProps extends DistributorFormProps {
  breadcrumbs: readonly Breadcrumb[];
  /** When a draft was kept that has not been taken up yet: '21 November 2026, 14:32'. */
  savedDraftDate: string | null;
  onResume: () => void;
  onDiscard: () => void;
  /** Another one begins the form anew, with its values. */
  formKey: string;
}

/** What dealers are offered, and the application (S-214…S-218). */
export function DistributorView(props: DistributorViewProps) {
  const { breadcrumbs, savedDraftDate, onResume, onDiscard, formKey, ...form } = props;
  return (
    <>
      <PageHeader breadcrumbs={breadcrumbs} title={content.title} />
      <Section rhythm="catalogue">
        <Container>
          <Stack gap="2">
            <div className={styles.headline}>
              <Heading level={2} variant="displayLg">
                {content.headline}
              </Heading>
            </div>
            <div className={styles.lead}>
              <Text variant="bodyLg" tone="soft">
                {content.lead}
              </Text>
            </div>
          </Stack>
          <div className={styles.columns}>
            <div className={styles.main}>
              {savedDraftDate !== null && (
                <div className={styles.draftNotice} role="status">
                  <Text>A draft of {savedDraftDate} is kept in this browser.</Text>
                  <Inline>
                    <Button onPress={onResume} size="sm">
                      Resume draft
                    </Button>
                    <Button onPress={onDiscard} size="sm" tone="secondary">
                      Discard draft
                    </Button>
                  </Inline>
                </div>
              )}
              <DistributorForm key={formKey} {...form} />
            </div>
            <aside aria-labelledby="next-steps" className={styles.aside}>
              <Heading id="next-steps" level={2} variant="heading5">
                {content.next.title}
              </Heading>
              <ol className={styles.steps} role="list">
                {content.next.steps.map(({ title, text }, at) => (
                  <li className={styles.step} key={title}>
                    <span aria-hidden className={styles.number}>
                      {at + 1}
                    </span>
                    <span className={styles.stepTitle}>{title}</span>
                    <span className={styles.stepText}>{text}</span>
                  </li>
                ))}
              </ol>
            </aside>
          </div>
        </Container>
      </Section>
    </>
  );
}
