import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Route } from 'react-router';
import type { OnDemandComponent } from '../src/errors/on-demand.tsx';
import { ConsoleRoutes } from '../src/router.tsx';

type Props = { readonly [name: string]: unknown };

/** Returns the elements in a component's props, including elements of a route. Renders nothing. */
function elementsIn(node: unknown): readonly ReactElement<Props>[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  return isValidElement<Props>(node) ? [node] : [];
}

function allElements(node: ReactNode): readonly ReactElement<Props>[] {
  return elementsIn(node).flatMap((element) => [
    element,
    ...allElements(element.props.children as ReactNode),
  ]);
}

const isOnDemand = (type: unknown): type is OnDemandComponent => typeof type === 'function' && 'load' in type;

/** Returns the routes of an area. An area has no state, so calling it as a function is enough. */
async function areaOf(element: unknown): Promise<ReactNode> {
  const part = allElements(element as ReactNode).find(({ type }) => isOnDemand(type));
  if (!part) return undefined;
  const { default: loaded } = await (part.type as OnDemandComponent).load();
  return loaded.name.endsWith('Area') ? (loaded as () => ReactNode)() : undefined;
}

const join = (...parts: readonly string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '' && part !== '*')
    .join('/')}`;

/** Returns the paths of the routes below a base. For a path that ends in `/*`, it continues in that area. */
async function pathsBelow(base: string, tree: ReactNode): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { type, props } of allElements(tree)) {
    if (type !== Route) continue;
    if (typeof props.path !== 'string' && props.index !== true) continue;
    const path = String(props.path ?? '');
    const area = path.endsWith('/*') ? await areaOf(props.element) : undefined;
    const below = area === undefined ? [join(base, path)] : await pathsBelow(join(base, path), area);
    if (path !== '*') found.push(...below);
  }
  return found;
}

/** Returns the path of every console screen, with parameters, as in the router. */
export async function consolePaths(): Promise<readonly string[]> {
  return [...new Set(await pathsBelow('/', (ConsoleRoutes as () => ReactNode)()))];
}
