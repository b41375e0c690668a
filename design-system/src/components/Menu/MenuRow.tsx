import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconCheck,
  IconChevronRight,
} from '../Icon/index.ts';
import * as styles from './Menu.css.ts';
import type { MenuItem } from './menuItemOps.ts';

/** An item: its check mark, icon, texts and shortcut. */
export function MenuRow<Id extends string>({ item }: { item: MenuItem<Id> }) {
  const { id, label, description, icon: Icon, shortcut, tone = 'default', href } = item;
  const link = href !== undefined && {
    href,
    ...(item.opensNewTab && { target: '_blank', rel: 'noopener' }),
  };
  return (
    <AriaMenuItem
      {...link}
      className={styles.item}
      data-tone={tone}
      id={id}
      isDisabled={item.isDisabled}
      textValue={label}
    >
      {({ selectionMode, isSelected, hasSubmenu }) => (
        <>
          {selectionMode !== 'none' && !hasSubmenu && (
            <span className={styles.check}>{isSelected && <IconCheck size={18} />}</span>
          )}
          {Icon && <Icon size={18} />}
          <span className={styles.texts}>
            {/* Without a description the content is the name: axe expects a shortcut in it, too. */}
            {description ? (
              <Text className={styles.label} slot="label">
                {label}
              </Text>
            ) : (
              <span className={styles.label}>{label}</span>
            )}
            {description && (
              <Text className={styles.description} slot="description">
                {description}
              </Text>
            )}
          </span>
          {shortcut && (
            <kbd aria-hidden className={styles.shortcut}>
              {shortcut.split(' ').map((key) => (
                <span className={styles.key} key={key}>
                  {arrows.get(key) ?? key}
                </span>
              ))}
            </kbd>
          )}
          {hasSubmenu && (
            <span className={styles.submenuMark}>
              <IconChevronRight size={18} />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}

/** The typeface lacks arrow glyphs. */
const arrows = new Map([
  ['↑', <IconArrowUp key="up" size={16} />],
  ['↓', <IconArrowDown key="down" size={16} />],
  ['←', <IconArrowLeft key="left" size={16} />],
  ['→', <IconArrowRight key="right" size={16} />],
]);
