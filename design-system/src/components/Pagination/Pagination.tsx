import { IconChevronLeft, IconChevronRight } from '../Icon/index.ts';
import * as styles from './Pagination.css.ts';
import { type PaginationLabels, paginationLabels } from './paginationLabels.ts';
import { pageSteps } from './paginationOps.ts';
import { PaginationStep } from './PaginationStep.tsx';

interface CommonProps {
  /** The page that is shown, from 1. */
  page: number;
  pageCount: number;
  labels?: Partial<PaginationLabels>;
}

interface LinkProps extends CommonProps {
  /** Address of a page. */
  getHref: (page: number) => string;
  onSelect?: undefined;
}

interface ButtonProps extends CommonProps {
  getHref?: undefined;
  /** Called with the page that was chosen; the steps are buttons then. */
  onSelect: (page: number) => void;
}

export type PaginationProps = LinkProps | ButtonProps;

/** Leads through the pages of a list. A list of one page has none. */
export function Pagination({ page, pageCount, getHref, onSelect, labels: given }: PaginationProps) {
  const labels = { ...paginationLabels, ...given };
  const steps = pageSteps({ page, pageCount });
  if (steps.length < 2) return null;
  const to = (number: number) => ({
    href: getHref?.(number),
    onPress: onSelect && (() => onSelect(number)),
    isDisabled: number < 1 || number > pageCount,
  });
  return (
    <nav aria-label={labels.navigation} className={styles.root} data-component="Pagination">
      <ul className={styles.list} role="list">
        <li>
          <PaginationStep {...to(page - 1)} label={labels.previous} rel="prev">
            <span className={styles.icon}>
              <IconChevronLeft size={18} />
            </span>
          </PaginationStep>
        </li>
        {steps.map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step}>
            {step === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PaginationStep {...to(step)} isCurrent={step === page} label={labels.page(step)}>
                {step}
              </PaginationStep>
            )}
          </li>
        ))}
        <li>
          <PaginationStep {...to(page + 1)} label={labels.next} rel="next">
            <span className={styles.icon}>
              <IconChevronRight size={18} />
            </span>
          </PaginationStep>
        </li>
      </ul>
    </nav>
  );
}
