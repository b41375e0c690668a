import { Button } from '@elvora/design-system/Button';
import type { SearchPanel } from '@elvora/design-system/SearchField';
import { SiteHeader } from '@elvora/design-system/SiteHeader';
import { SiteMain } from '@elvora/design-system/SiteMain';
import { countOptions, SuggestionPanel } from '@elvora/design-system/SuggestionPanel';
import { vars } from '@elvora/design-system/theme';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Page, pageBody } from '../../_support/Page.tsx';
import { suggestionArgs } from '../SuggestionPanel/suggestionArgs.tsx';
import { cartWith, headerArgs } from './headerArgs.tsx';

const meta = preview.meta({
  component: SiteHeader,
  tags: ['behaviour'],
  args: headerArgs,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main style={{ height: 600 }}>
        <Button>Outside</Button>
      </main>
    </>
  ),
});

/** S-040…S-049 */
export const ShowsTheEntriesInOrder = meta.story({
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    const names = nav.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(headerArgs.items.map(({ label }) => label));
  },
});

/** S-050, S-053, S-054 */
export const TogglesTheCategories = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const toggle = canvas.getByRole('button', { name: 'Product categories' });
    const entry = () => canvas.queryByRole('link', { name: /Control & Switchgear/ });
    await expect(entry()).toBeNull();
    await step('toggles on press', async () => {
      toggle.focus();
      await userEvent.keyboard('{Enter}');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(entry()).toHaveAttribute('href', '#/category/Control%20%26%20Switchgear');
      await userEvent.keyboard(' ');
      await expect(entry()).toBeNull();
    });
    await step('places the panel after the button in tab order', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /Cable Accessories/ })).toHaveFocus();
    });
    await step('closes on Escape and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(entry()).toBeNull();
      await expect(toggle).toHaveFocus();
    });
    await step('closes on a press outside', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Outside' }));
      await expect(entry()).toBeNull();
    });
    await step('closes when the focus leaves', async () => {
      toggle.focus();
      await userEvent.keyboard('{Enter}');
      canvas.getByRole('button', { name: 'Outside' }).focus();
      await waitFor(() => expect(entry()).toBeNull());
    });
  },
});

export const OpensTheCategoriesOnHover = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const entry = () => canvas.queryByRole('link', { name: /Control & Switchgear/ });
    await step('opens after a delay', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Products' }));
      await expect(entry()).toBeNull();
      await waitFor(() => expect(entry()).toBeVisible());
    });
    await step('closes when the pointer leaves', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Outside' }));
      await waitFor(() => expect(entry()).toBeNull());
    });
  },
});

export const HasNoToggleWithoutCategories = meta.story({
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Product categories' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '#/products');
  },
});

export const SlashFocusesTheSearch = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('combobox', { name: 'Search' });
    // The header may attach its listener after the first key.
    await waitFor(async () => {
      await userEvent.keyboard('/');
      await expect(search).toHaveFocus();
    });
    await userEvent.keyboard('M20/1.5');
    await expect(search).toHaveValue('M20/1.5');
  },
});

function HeaderWithCart() {
  const [count, setCount] = useState(3);
  return (
    <>
      <SiteHeader {...headerArgs} cart={cartWith(count)} />
      <Button onPress={() => setCount(count + 1)}>Add</Button>
    </>
  );
}

/** S-052 */
export const AnnouncesAChangeOfTheCartOnce = meta.story({
  render: () => <HeaderWithCart />,
  play: async ({ canvas, userEvent }) => {
    const cart = canvas.getByRole('link', { name: 'Quote list, 3 items' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(cart).toHaveAccessibleName('Quote list, 4 items');
    await expect(canvas.getByRole('status')).toHaveTextContent('Quote list, 4 items');
  },
});

function HeaderWithNavigation() {
  const [path, setPath] = useState('#/');
  return (
    <>
      <SiteHeader {...headerArgs} currentPath={path} />
      <button onClick={() => setPath('#/blog')} type="button">
        Go on
      </button>
    </>
  );
}

export const NavigationClosesTheCategories = meta.story({
  render: () => <HeaderWithNavigation />,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Product categories' });
    await userEvent.click(toggle);
    canvas.getByRole('button', { name: 'Go on' }).click();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  },
});

/** S-051: below 900 px; its links use the mobile paths. */
export const MenuIsADrawerOnPhones = meta.story({
  render: (args) => (
    <Page height={640} width={390}>
      <SiteHeader {...args} />
    </Page>
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector('iframe');
      if (!found || !pageBody(found).querySelector('header'))
        throw new Error('The page has not rendered yet.');
      return found;
    });
    const page = within(pageBody(frame));
    const opener = await page.findByRole('button', { name: 'Open menu' });
    await step('opens with the focus on the close button', async () => {
      opener.click();
      await waitFor(() => expect(page.getByRole('button', { name: 'Close menu' })).toHaveFocus());
      await expect(page.getByRole('dialog', { name: 'Menu' }).getBoundingClientRect().width).toBe(328);
    });
    await step('expands Products in place', async () => {
      within(page.getByRole('dialog')).getByText('Products').click();
      await waitFor(() =>
        expect(page.getByRole('link', { name: 'Cable Accessories' })).toHaveAttribute(
          'href',
          '#/categories/Cable%20Accessories',
        ),
      );
    });
    await step('closes by the close button', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Close menu' }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    });
  },
});

const typed = fn();

const panel: SearchPanel = {
  optionCount: countOptions(suggestionArgs.groups),
  render: (popup) => <SuggestionPanel {...suggestionArgs} popup={popup} />,
};

function HeaderWithSuggestions() {
  const [text, setText] = useState('');
  const suggest = (query: string) => {
    typed(query);
    setText(query);
  };
  return (
    <SiteHeader
      {...headerArgs}
      onSearchQueryChange={suggest}
      searchHref="#search"
      searchPanel={text === '' ? null : panel}
    />
  );
}

/** APG combobox: the focus stays in the field. */
export const SuggestsWhileTyping = meta.story({
  render: () => <HeaderWithSuggestions />,
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await userEvent.type(field, 'contactor');
    await expect(typed).toHaveBeenLastCalledWith('contactor');
    const options = canvas.getAllByRole('option');
    await step('moves through the suggestions and back to the field with the arrows', async () => {
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{ArrowDown}');
      await expect(options[0]).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
      await userEvent.keyboard('{ArrowUp}');
      await expect(field).not.toHaveAttribute('aria-activedescendant');
      await expect(field).toHaveFocus();
    });
    await step('closes the list on Escape and keeps the text', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(field).toHaveValue('contactor');
    });
    await step('follows the selected suggestion on Enter', async () => {
      await userEvent.type(field, 's');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(window.location.hash).toBe('#/search/ac1');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    });
  },
});

/** Sticky bars would cover half of a screen zoomed to 400 %, and the complete menu (without script) that of a phone. */
export const SticksWhereThereIsRoom = meta.story({
  render: (args) => (
    <>
      {screens.map(({ title, sticks: _sticks, ...screen }) => (
        <Page key={title} {...screen}>
          <SiteHeader {...args} />
          <SiteMain id="main">
            <div style={{ height: 2000 }} />
          </SiteMain>
        </Page>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const { title, sticks } of screens) {
      const body = pageBody(await canvas.findByTitle(title));
      const header = await within(body).findByRole('banner');
      body.ownerDocument.defaultView?.scrollTo(0, 600);
      await waitFor(() => expect(header.getBoundingClientRect().top < 0).toBe(!sticks));
      const main = within(body).getByRole('main');
      const stickyTop = getComputedStyle(main).getPropertyValue(vars.size.stickyTop.slice('var('.length, -1));
      await expect(stickyTop !== '0px').toBe(sticks);
    }
  },
});

const screens = [
  { title: '390 px', width: 390, height: 700, sticks: true },
  { title: '320 px', width: 320, height: 256, sticks: false },
  { title: '389 px', width: 389, height: 700, isWithoutScript: true, sticks: false },
] as const;

export const ShowsAnotherLogo = meta.story({
  args: { logo: <svg aria-hidden data-testid="logo" height="30" width="80" /> },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: /, home$/i });
    await expect(within(home).getByTestId('logo')).toBeVisible();
    await expect(home.querySelector('[data-component="BrandMark"]')).toBeNull();
  },
});
