import { Breadcrumbs } from './index.ts';

const select = (index: number) => index;

export const areLinksOrButtons = () => (
  <>
    <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Cart' }]} />
    <Breadcrumbs items={[{ label: 'Root' }, { label: 'Cable Glands' }]} onSelect={select} />
  </>
);

// @ts-expect-error a step that calls back has no address
export const refusesBoth = () => <Breadcrumbs items={[{ label: 'Root', href: '/' }]} onSelect={select} />;

// @ts-expect-error the looks are the component's own
export const refusesVariants = () => <Breadcrumbs className="mine" items={[]} />;
