import type { QualityIssue, QualityProblem } from '@elvora/catalogue/model';
import { Button } from '@elvora/design-system/Button';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import {
  IconAlertTriangle,
  IconCategory2,
  IconClock,
  IconPencil,
  type IconComponent,
  IconFileOff,
  IconFolderOff,
  IconPhotoOff,
  IconTable,
  IconTableOff,
} from '@elvora/design-system/Icon';
import { type Issue, IssueList } from '@elvora/design-system/IssueList';
import { Panel, PanelBody } from '@elvora/design-system/Panel';
import { Text } from '@elvora/design-system/Text';
import { paths, toHref } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import type { SettledPanelState } from './dashboardPanelState.ts';
import { groupByProblem } from './qualityGroups.ts';

const icons: Record<QualityProblem, IconComponent> = {
  'clock-wrong': IconClock,
  'backup-overdue': IconAlertTriangle,
  'category-missing': IconCategory2,
  'table-invalid': IconTableOff,
  'table-too-large': IconTable,
  'image-missing': IconPhotoOff,
  'table-missing': IconTable,
  'category-empty': IconFolderOff,
  'document-missing': IconFileOff,
  placeholder: IconPencil,
};

const { dashboard } = texts;

export interface NeedsAttentionProps {
  quality: SettledPanelState<readonly QualityIssue[]>;
  /** Confirms the server's clock; null without the permission to do so. */
  onConfirmClock: ((issue: QualityIssue) => void) | null;
}

/** Problems of the server and gaps in the catalogue, each linked to where it can be fixed. */
export function NeedsAttention({ quality, onConfirmClock }: NeedsAttentionProps) {
  return (
    <Panel title={dashboard.attention}>
      {quality.status === 'failed' && (
        <PanelBody>
          <ErrorPanel onRetry={quality.onRetry} title={dashboard.attentionFailed} />
        </PanelBody>
      )}
      {quality.status === 'ready' && <Issues issues={quality.data} onConfirmClock={onConfirmClock} />}
    </Panel>
  );
}

interface IssuesProps extends Pick<NeedsAttentionProps, 'onConfirmClock'> {
  issues: readonly QualityIssue[];
}

function Issues({ issues, onConfirmClock }: IssuesProps) {
  if (issues.length === 0)
    return (
      <PanelBody>
        <Text variant="bodySm" tone="muted">
          {dashboard.allWell}
        </Text>
      </PanelBody>
    );
  return (
    <IssueList
      groups={groupByProblem(issues).map((group) => ({
        id: group.problem,
        icon: icons[group.problem],
        label: dashboard.problems[group.problem](group.issues.length),
        issues: group.issues.map((issue) => ({
          ...toIssue(issue),
          action: issue.problem === 'clock-wrong' && onConfirmClock && (
            <Button onPress={() => onConfirmClock(issue)} size="sm" tone="secondary">
              {dashboard.clockIsRight}
            </Button>
          ),
        })),
      }))}
    />
  );
}

function toIssue({ kind, id, name, detail }: QualityIssue): Issue {
  const issue = { id: `${kind} ${id}`, name, detail };
  switch (kind) {
    case 'document':
    case 'text':
    case 'server':
      return issue;
    case 'product':
      return { ...issue, href: toHref(paths.products({ edit: id })) };
    case 'category':
      return { ...issue, href: toHref(paths.categories(id)) };
  }
}
