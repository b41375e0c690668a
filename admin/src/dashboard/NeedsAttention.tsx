import type { QualityIssue, QualityProblem } from '@elvora/catalogue/model';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { Heading } from '@elvora/design-system/Heading';
import {
  IconCategory2,
  IconChevronRight,
  type IconComponent,
  IconFileOff,
  IconFolderOff,
  IconPhotoOff,
  IconTable,
  IconTableOff,
} from '@elvora/design-system/Icon';
import { Link } from '@elvora/design-system/Link';
import { Text } from '@elvora/design-system/Text';
import { toHref, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import * as styles from './DashboardView.css.ts';
import type { SettledPanelState } from './dashboardPanelState.ts';
import * as listStyles from './NeedsAttention.css.ts';
import { type QualityGroup, groupByProblem } from './qualityGroups.ts';

const icons: Record<QualityProblem, IconComponent> = {
  'category-missing': IconCategory2,
  'table-invalid': IconTableOff,
  'image-missing': IconPhotoOff,
  'table-missing': IconTable,
  'category-empty': IconFolderOff,
  'document-missing': IconFileOff,
};

/** What is missing in the catalogue, each with the way to where it is mended. */
export function NeedsAttention({ quality }: { quality: SettledPanelState<readonly QualityIssue[]> }) {
  const { dashboard } = texts;
  return (
    <section className={styles.section}>
      <div className={styles.header}>
        <Heading level={2} variant="heading5">
          {dashboard.attention}
        </Heading>
      </div>
      {quality.status === 'failed' && (
        <div className={styles.note}>
          <ErrorPanel onRetry={quality.onRetry} title={dashboard.attentionFailed} />
        </div>
      )}
      {quality.status === 'ready' && <Groups groups={groupByProblem(quality.data)} />}
    </section>
  );
}

function Groups({ groups }: { groups: readonly QualityGroup[] }) {
  const { dashboard } = texts;
  if (groups.length === 0)
    return (
      <div className={styles.note}>
        <Text variant="bodySm" tone="muted">
          {dashboard.allWell}
        </Text>
      </div>
    );
  return groups.map(({ problem, issues }) => {
    const Icon = icons[problem];
    return (
      <details className={listStyles.group} key={problem}>
        <summary className={listStyles.summary}>
          <span className={listStyles.problemIcon}>
            <Icon size={20} />
          </span>
          <span className={listStyles.text}>{dashboard.problems[problem](issues.length)}</span>
          <span className={listStyles.chevron}>
            <IconChevronRight size={18} />
          </span>
        </summary>
        <ul className={listStyles.list} role="list">
          {issues.map((issue) => (
            <li key={`${issue.kind} ${issue.id}`}>
              <Issue issue={issue} />
            </li>
          ))}
        </ul>
      </details>
    );
  });
}

function Issue({ issue: { kind, id, name, detail } }: { issue: QualityIssue }) {
  return (
    <>
      {kind === 'document' ? (
        <Text isInline variant="bodySm">
          {name}
        </Text>
      ) : (
        <Link href={toHref(kind === 'product' ? paths.products({ edit: id }) : paths.categories(id))}>
          {name}
        </Link>
      )}
      {detail !== '' && (
        <Text variant="caption" tone="muted">
          {detail}
        </Text>
      )}
    </>
  );
}
