import { menuFor } from '@careline/core/internal/navigation';
import { useLocale } from '@careline/ui/messages';
import { type Navigation, NavigationProvider } from '@careline/ui/navigation';
import { SideMenu } from '@careline/ui/shell/side-menu';
import { useMemo } from 'react';
import { drawing } from '../drawing.tsx';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { Properties } from '../shell/element-state.ts';
import base from '../view/base.css?shadow';
import type { ViewProps } from '../view/bridge.tsx';
import sheet from './side-menu.css?shadow';

interface SideMenuProperties extends Properties {
  readonly scopes: readonly string[];
  /** The first role of the person's list. */
  readonly roleName: string;
  /** The address the page shows now: decides which item is selected. */
  readonly path: string;
  /** Prefix of every link, for a console below a path of your page. */
  readonly basePath: string;
  readonly expanded: boolean;
}

/** Links work as usual. `careline-menu-select` fires first, and a page with its own router cancels it. */
function useElementNavigation({ path, basePath }: SideMenuProperties, element: ElementHandle): Navigation {
  return useMemo(() => {
    const hrefOf = (link: string) => `${basePath.replace(/\/+$/, '')}${link}`;
    const select = (link: string) => element.emit('careline-menu-select', { link: hrefOf(link) }, true);
    return {
      path,
      go: (link) => {
        if (select(link)) globalThis.location.assign(hrefOf(link));
      },
      link: (link) => ({
        href: hrefOf(link),
        onClick: (event) => {
          if (!select(link)) event.preventDefault();
        },
      }),
    };
  }, [path, basePath, element]);
}

/** Updates the property from inside and fires its event. */
function expand({ store, emit }: ElementHandle, expanded: boolean): void {
  store.setState({ expanded });
  emit('careline-menu-toggled', { expanded });
}

function SideMenuView({ properties, element }: ViewProps) {
  const menu = properties as SideMenuProperties;
  const navigation = useElementNavigation(menu, element);
  const items = menuFor(menu.scopes, useLocale());
  return (
    <NavigationProvider navigation={navigation}>
      <SideMenu
        items={items}
        role={menu.roleName || undefined}
        expanded={menu.expanded}
        onExpandedChange={(expanded) => expand(element, expanded)}
      />
    </NavigationProvider>
  );
}

export const draw = drawing({ component: SideMenuView, sheets: [base, sheet] });
