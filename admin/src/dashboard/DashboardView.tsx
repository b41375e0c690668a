import type { Summary } from '@elvora/catalogue/model';
import { ErrorPanel } from '@elvora/design-system/ErrorPanel';
import { IconCategory2, IconFlame, IconPackage, IconTrendingUp } from '@elvora/design-system/Icon';
import { StatCard, StatCards } from '@elvora/design-system/StatCard';
import { AdminPage } from '../frame/AdminPage.tsx';
import { hrefOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';

export interface DashboardViewProps {
  /** Null while they are being counted. */
  summary: Summary | null;
  /** Why they could not be counted. */
  error?: string | null;
  onRetry?: () => void;
}

/** The four counts (S-267), each a way to what it counts. */
export function DashboardView({ summary, error = null, onRetry }: DashboardViewProps) {
  const { dashboard } = texts;
  const cards = [
    { label: dashboard.totalProducts, value: summary?.products, icon: IconPackage, href: paths.products() },
    {
      label: dashboard.totalCategories,
      value: summary?.categories,
      icon: IconCategory2,
      href: paths.categories(),
    },
    { label: dashboard.bestsellers, value: summary?.bestsellers, icon: IconFlame, href: paths.products() },
    { label: dashboard.trending, value: summary?.trending, icon: IconTrendingUp, href: paths.products() },
  ];
  return (
    <AdminPage heading={dashboard.heading} isLoading={summary === null && error === null}>
      {error !== null && <ErrorPanel title={error} {...(onRetry ? { onRetry } : {})} />}
      <StatCards>
        {cards.map(({ label, value, icon, href }) => (
          <StatCard
            href={hrefOf(href)}
            icon={icon}
            key={label}
            label={label}
            state={error === null ? 'loading' : 'failed'}
            value={value}
          />
        ))}
      </StatCards>
    </AdminPage>
  );
}
