import type { EnquiryEntry, QualityIssue, CatalogueSummary } from '@elvora/catalogue/model';
import { ButtonLink } from '@elvora/design-system/Button';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconCategory2, IconFlame, IconPackage, IconPlus, IconTrendingUp } from '@elvora/design-system/Icon';
import { Stack } from '@elvora/design-system/layout';
import { StatCard, StatCards } from '@elvora/design-system/StatCard';
import { AdminPage } from '../page/AdminPage.tsx';
import { toHref, paths } from '../paths/paths.ts';
import { texts } from '../texts.ts';
import * as styles from './DashboardView.css.ts';
import type { PanelState } from './dashboardPanelState.ts';
import { NeedsAttention } from './NeedsAttention.tsx';
import { NewEnquiries } from './NewEnquiries.tsx';

export interface DashboardViewProps {
  summary: PanelState<CatalogueSummary>;
  /** The newest unanswered ones. */
  enquiries: PanelState<readonly EnquiryEntry[]>;
  quality: PanelState<readonly QualityIssue[]>;
  /** Milliseconds since 1970. */
  now: number;
  /** The user may add products. */
  canEdit: boolean;
  /** Confirms the server's clock; null without the permission to do so. */
  onConfirmClock: ((issue: QualityIssue) => void) | null;
}

/** The four counts (S-267), each linked to its list; then new enquiries and gaps in the catalogue. */
export function DashboardView(props: DashboardViewProps) {
  const { summary, enquiries, quality, now, canEdit, onConfirmClock } = props;
  const { dashboard } = texts;
  const counts = summary.status === 'ready' ? summary.data : undefined;
  const cards = [
    { label: dashboard.totalProducts, value: counts?.products, icon: IconPackage, href: paths.products() },
    {
      label: dashboard.totalCategories,
      value: counts?.categories,
      icon: IconCategory2,
      href: paths.categoryTree,
    },
    {
      label: dashboard.bestsellers,
      value: counts?.bestsellers,
      icon: IconFlame,
      href: paths.products({ flag: 'bestseller' }),
    },
    {
      label: dashboard.trending,
      value: counts?.trending,
      icon: IconTrendingUp,
      href: paths.products({ flag: 'trending' }),
    },
  ];
  return (
    <AdminPage
      action={
        canEdit && (
          <ButtonLink href={toHref(paths.products({ edit: 'new' }))} icon={IconPlus}>
            {texts.products.add}
          </ButtonLink>
        )
      }
      heading={dashboard.heading}
      isActionForWideScreens
      isLoading={summary.status === 'loading'}
    >
      {summary.status === 'failed' && <ErrorPanel onRetry={summary.onRetry} title={dashboard.countsFailed} />}
      <Stack gap="2">
        <StatCards>
          {cards.map(({ label, value, icon, href }) => (
            <StatCard
              href={toHref(href)}
              icon={icon}
              key={label}
              label={label}
              state={summary.status}
              value={value}
            />
          ))}
        </StatCards>
        {/* Rendered together: a panel that arrived later would shift the other one. */}
        {enquiries.status !== 'loading' && quality.status !== 'loading' && (
          <div className={styles.sections}>
            <NewEnquiries enquiries={enquiries} now={now} />
            <NeedsAttention onConfirmClock={onConfirmClock} quality={quality} />
          </div>
        )}
      </Stack>
    </AdminPage>
  );
}
