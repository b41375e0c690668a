import type { ReactNode } from 'react';
import { IconChevronRight, type IconComponent } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './IssueList.css.ts';

export interface Issue {
  id: string;
  /** Name of the affected record. */
  name: string;
  /** Page where it can be fixed; without it the name is plain text. */
  href?: string;
  detail?: string;
  /** A button that resolves the issue in place. */
  action?: ReactNode;
}

export interface IssueGroup {
  id: string;
  icon: IconComponent;
  /** Kind and number of issues: '2 products have no picture'. */
  label: string;
  issues: readonly Issue[];
}

export interface IssueListProps {
  /** Most important first. */
  groups: readonly IssueGroup[];
}

/** Lists issues by kind; each group expands to links to where they can be fixed. Belongs inside a `Panel`. */
export function IssueList({ groups }: IssueListProps) {
  return (
    <div data-component="IssueList">
      {groups.map(({ id, icon: Icon, label, issues }) => (
        <details className={styles.group} key={id}>
          <summary className={styles.summary}>
            <span className={styles.icon}>
              <Icon size={20} />
            </span>
            <span className={styles.label}>{label}</span>
            <span className={styles.chevron}>
              <IconChevronRight size={18} />
            </span>
          </summary>
          <ul className={styles.issues} role="list">
            {issues.map((issue) => (
              <li key={issue.id}>
                <IssueEntry {...issue} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function IssueEntry({ name, href, detail, action }: Issue) {
  return (
    <>
      {href === undefined ? (
        <Text isInline variant="bodySm">
          {name}
        </Text>
      ) : (
        <Link href={href}>{name}</Link>
      )}
      {detail && (
        <Text variant="caption" tone="muted">
          {detail}
        </Text>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </>
  );
}
