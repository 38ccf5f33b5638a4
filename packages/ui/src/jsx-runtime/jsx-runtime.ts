import {
  type Context,
  createElement as createOf,
  type ElementType,
  type FunctionComponent,
  forwardRef,
  type ReactNode,
  version,
} from 'react';
import * as react from 'react/jsx-runtime';

/**
 * What the published files of ours draw with. Our components are written for React 19: a `ref` is a property, a context is its
 * own provider, `inert` is true or false. Where the page has React 18 these three are put into its words here.
 */
type Props = Readonly<Record<string, unknown>>;

const IS_18 = Number.parseInt(version, 10) < 19;

type Component = FunctionComponent<Record<string, unknown>>;

const taking = new WeakMap<Component, ElementType>();

/** A component of functions that is given its `ref` among the properties. */
function withRef(component: Component): ElementType {
  const known =
    taking.get(component) ??
    forwardRef<unknown, Record<string, unknown>>((props, ref) => component({ ...props, ref }) as ReactNode);
  taking.set(component, known);
  return known;
}

const isFunction = (type: unknown): type is Component =>
  typeof type === 'function' &&
  !(type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent;

const isContext = (type: unknown): type is Context<unknown> =>
  typeof type === 'object' && type !== null && 'Provider' in type && 'Consumer' in type;

/** A type and properties of React 19 as React 18 takes them. */
function inReact18(type: ElementType, props: Props): readonly [ElementType, Props] {
  if (isContext(type)) return [type.Provider as ElementType, props];
  if (isFunction(type)) return [props.ref ? withRef(type) : type, props];
  if (typeof type !== 'string' || typeof props.inert !== 'boolean') return [type, props];
  return [type, { ...props, inert: props.inert ? '' : undefined }];
}

type Make = typeof react.jsx;

const forReact18 =
  (make: Make): Make =>
  (type, props, key) =>
    make(...inReact18(type, props as Props), key);

/** What compilers call where a `key` stands behind properties that are spread. */
export const createElement = (type: ElementType, props: Props | null, ...children: ReactNode[]) =>
  createOf(...(IS_18 ? inReact18(type, props ?? {}) : ([type, props] as const)), ...children);

export const Fragment = react.Fragment;
export const jsx: Make = IS_18 ? forReact18(react.jsx) : react.jsx;
export const jsxs: Make = IS_18 ? forReact18(react.jsxs) : react.jsxs;
export const jsxDEV = (...[type, props, key, isStatic]: [...Parameters<Make>, isStatic?: boolean]) =>
  (isStatic ? jsxs : jsx)(type, props, key);
