import { SiteFooter } from '@elvora/design-system/SiteFooter';
import { useLocation } from 'react-router-dom';
import { brand } from '../content/company.json';
import footer from '../content/footer.json';
import { useConfiguration } from '../runtime/data/DataContext.tsx';
import { Newsletter } from '../newsletter/Newsletter.tsx';
import { SectionErrorBoundary } from '../runtime/errors/SectionErrorBoundary.tsx';

/** The footer of every page. */
export function SiteFooterRegion() {
  const { pathname } = useLocation();
  const { today } = useConfiguration();
  return (
    <SiteFooter
      about={footer.about}
      brand={brand.name}
      columns={footer.columns}
      fact={footer.fact}
      legal={footer.legal.replace('{year}', today.slice(0, 4))}
    >
      <SectionErrorBoundary fallback={null} resetKey={pathname}>
        <Newsletter />
      </SectionErrorBoundary>
    </SiteFooter>
  );
}
