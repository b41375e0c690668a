import { FeatureGrid } from '@elvora/design-system/FeatureGrid';
import {
  IconBuildingWarehouse,
  type IconComponent,
  IconRecycle,
  IconScale,
  IconShieldCheck,
} from '@elvora/design-system/Icon';
import type { HomeContent } from './homeContent.ts';

const goalIcons: Readonly<Record<string, IconComponent>> = {
  safe: IconShieldCheck,
  available: IconBuildingWarehouse,
  fair: IconScale,
  lasting: IconRecycle,
};

/** Lists the goals of the company (S-063). */
export function GoalGrid({ items }: { items: HomeContent['goals']['items'] }) {
  return (
    <FeatureGrid
      items={items.map((goal) => ({ ...goal, icon: goalIcons[goal.id] ?? IconShieldCheck }))}
      variant="divided"
    />
  );
}
