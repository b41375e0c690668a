import { CartLine, CartLineItem, CartLines, useLineOrder } from '@elvora/design-system/CartLine';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { photos } from '../../_support/photos.ts';

const meta = preview.meta({
  component: CartLine,
  tags: ['behaviour'],
  args: {
    name: 'Cable gland M20',
    href: '#product',
    source: photos.brassGland,
    quantity: 1,
    onQuantityChange: fn(),
    onRemove: fn(),
    onNoteChange: fn(),
  },
});

/** S-193 */
export const NamesTheProductInTheRemoveButton = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Cable gland M20' });
    await expect(remove).toHaveTextContent(/^Remove/);
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** D-10 */
export const ChangesTheQuantity = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Cable gland M20' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(2);
  },
});

/** D-12 */
export const ShowsThePlainNameWithoutHref = meta.story({
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Cable gland M20', { selector: 'span:not(button *)' })).toBeVisible();
  },
});

/** Enter keeps the note. */
export const KeepsANote = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add note Cable gland M20' }));
    const field = canvas.getByRole('textbox', { name: 'Note on Cable gland M20' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('maxlength', '200');
    await userEvent.keyboard('Pump panels 2 and 3{Enter}');
    await expect(args.onNoteChange).toHaveBeenLastCalledWith('Pump panels 2 and 3');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add note/ })).toHaveFocus());
  },
});

/** Escape discards what was typed. */
export const DiscardsANote = meta.story({
  args: { note: 'Coil 240 V AC' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit note/ }));
    await userEvent.keyboard(' and more{Escape}');
    await expect(args.onNoteChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('Coil 240 V AC')).toBeVisible();
  },
});

function OrderedLines() {
  const list = useRef<HTMLUListElement>(null);
  const [ids, setIds] = useState(['A', 'B', 'C']);
  const { announcement, handleProps, stateOf } = useLineOrder({
    ids,
    list,
    onMove: (id, to) => setIds((before) => before.filter((other) => other !== id).toSpliced(to, 0, id)),
    announce: (position, count) => `Line ${position} of ${count}`,
  });
  return (
    <div style={{ width: 800 }}>
      <CartLines
        announcement={announcement}
        back={{ label: 'Back to shop', href: '#home' }}
        lineCount="3 lines"
        note=""
        quantity="3 pieces"
        ref={list}
        title="Quote list"
      >
        {ids.map((id) => (
          <CartLineItem id={id} key={id} order={stateOf(id)}>
            <CartLine
              handle={handleProps(id)}
              name={id}
              onQuantityChange={() => undefined}
              onRemove={() => undefined}
              quantity={1}
              source={null}
            />
          </CartLineItem>
        ))}
      </CartLines>
    </div>
  );
}

const order = (list: HTMLElement) =>
  [...list.children].map((item) => item.getAttribute('data-line')).join('');

/** Space lifts and drops a line, the arrow keys move it, Escape reverts the moves. */
export const MovesALineByKeys = meta.story({
  render: () => <OrderedLines />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Quote list' });
    const handle = () => canvas.getByRole('button', { name: 'Move A' });
    handle().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(order(list)).toBe('ABC');
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(order(list)).toBe('BCA');
    await expect(handle()).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Line 3 of 3');
    await userEvent.keyboard('{Escape}');
    await expect(order(list)).toBe('ABC');
    await userEvent.keyboard(' {End} {ArrowUp}');
    await expect(order(list)).toBe('BCA');
    await expect(handle()).toHaveAttribute('aria-pressed', 'false');
  },
});

/** The handle drags a line between others. */
export const DragsALine = meta.story({
  render: () => <OrderedLines />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Quote list' });
    const handle = canvas.getByRole('button', { name: 'Move A' });
    handle.setPointerCapture = () => undefined;
    const { bottom = 0 } = list.lastElementChild?.getBoundingClientRect() ?? {};
    const send = (type: string, clientY: number) =>
      handle.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientY }));
    send('pointerdown', 0);
    await waitFor(() => expect(list.firstElementChild).toHaveAttribute('data-order', 'moved'));
    send('pointermove', bottom);
    await waitFor(() => expect(list.lastElementChild).toHaveAttribute('data-order', 'below'));
    send('pointerup', bottom);
    await waitFor(() => expect(order(list)).toBe('BCA'));
  },
});
