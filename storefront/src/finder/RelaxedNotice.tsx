import type { FinderAnswer } from '@elvora/catalogue/contract';
import { pluralise } from '@elvora/catalogue/operations';
import { ButtonLink } from '@elvora/design-system/Button';
import { Callout } from '@elvora/design-system/Callout';
import type { FinderHrefs } from './finderAddress.ts';

interface RelaxedNoticeProps {
  relaxed: NonNullable<FinderAnswer['relaxed']>;
  hrefs: FinderHrefs;
}

/** Says which condition nothing meets, what is left without it, and which value there is instead. */
export function RelaxedNotice({ relaxed, hrefs }: RelaxedNoticeProps) {
  const { text, sizeCount, productCount, nearest } = relaxed;
  const left =
    sizeCount > 0 ? pluralise(sizeCount, 'size', 'sizes') : pluralise(productCount, 'product', 'products');
  return (
    <Callout
      action={
        nearest && (
          <div>
            <ButtonLink href={hrefs.at(nearest.search)} size="sm" tone="secondary">
              {`Use ${nearest.text} instead`}
            </ButtonLink>
          </div>
        )
      }
      headingLevel={2}
      isStatus
      text="The other conditions hold for everything below."
      title={`Nothing meets ${text}. Without it, ${left}.`}
    />
  );
}
