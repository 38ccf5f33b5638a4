import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { AttributeSpec } from './attribute.ts';
import { propertyName } from './attribute.ts';
import { createBridge, type ElementHandle } from './bridge.tsx';
import { createState, type Properties, stateOf } from './element-state.ts';
import sheetText from './elements.css?shadow';
import { keepKeysInside } from './key-shield.ts';

export interface ElementSpec {
  readonly tag: `careline-${string}`;
  readonly attributes: readonly AttributeSpec<unknown>[];
  /** Properties that no attribute mirrors: objects and functions. Their initial values. */
  readonly properties?: Properties;
  /** Draws the element; `element.emit` sends its events. */
  readonly view: ComponentType<{ readonly properties: Properties; readonly element: ElementHandle }>;
}

/** What r2wc's class has and its type does not say. */
type Mounting = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/** Attributes that would put a secret into the page's markup; they are taken off on sight. */
const SECRET_ATTRIBUTES = ['token', 'access-token', 'authorization', 'jwt', 'api-key', 'password'];

let sheet: CSSStyleSheet | undefined;

/** One sheet for all elements of the page, made when the first one is. */
function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetText);
  }
  return sheet;
}

function initialProperties(spec: ElementSpec): Properties {
  const fromAttributes = spec.attributes.map(({ name, initial }) => [propertyName(name), initial]);
  return { ...spec.properties, ...Object.fromEntries(fromAttributes) };
}

/** A property that was set before the tag was known stands on the element itself and hides the accessor. */
function upgradeProperties(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

function emit(element: HTMLElement, type: string, detail: Properties, cancelable = false): boolean {
  return element.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }));
}

function refuseSecret(element: HTMLElement, name: string): void {
  element.removeAttribute(name);
  console.error(`${element.localName}: ${name} must not be an attribute; hand tokens over by function.`);
  emit(element, 'careline-error', { code: 'secret-in-attribute', attribute: name, retryable: false });
}

/**
 * The class of a custom element. r2wc mounts React and is told of no properties and no events: its own handling of both
 * stringifies functions, ignores removed attributes and loses what was set before the upgrade. Everything the page
 * touches is done here instead.
 */
export function elementClass(spec: ElementSpec): CustomElementConstructor {
  const Base = r2wc(createBridge(spec.view, stateOf, emit), { shadow: 'open' }) as Mounting;
  const byAttribute = new Map(spec.attributes.map((attribute) => [attribute.name, attribute]));
  const names = Object.keys(initialProperties(spec));

  class CarelineElement extends Base {
    static get observedAttributes(): string[] {
      return [...byAttribute.keys(), ...SECRET_ATTRIBUTES];
    }

    constructor() {
      super();
      // r2wc leaves the shadow root in an enumerable property.
      Object.defineProperty(this, 'container', { value: this.shadowRoot, enumerable: false });
      createState(this, initialProperties(spec));
      upgradeProperties(this, names);
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const root = super.attachShadow({ ...init, delegatesFocus: true });
      root.adoptedStyleSheets = [sharedSheet()];
      keepKeysInside(this);
      return root;
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      if (SECRET_ATTRIBUTES.includes(name)) {
        if (text !== null) refuseSecret(this, name);
        return;
      }
      const attribute = byAttribute.get(name);
      if (!attribute) return;
      const value = text === null ? attribute.initial : attribute.parse(text);
      stateOf(this).store.setState({ [propertyName(name)]: value });
    }

    override connectedCallback(): void {
      const state = stateOf(this);
      clearTimeout(state.leaving);
      state.leaving = undefined;
      super.connectedCallback();
    }

    /** Present so that `moveBefore` does not disconnect and connect. */
    connectedMoveCallback(): void {}

    /** A move is a disconnect followed by a connect: React is unmounted only when the element stayed away. */
    override disconnectedCallback(): void {
      const state = stateOf(this);
      clearTimeout(state.leaving);
      state.leaving = setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }
  }

  for (const name of names) {
    Object.defineProperty(CarelineElement.prototype, name, {
      enumerable: true,
      configurable: true,
      get(this: HTMLElement) {
        return stateOf(this).store.getState()[name];
      },
      set(this: HTMLElement, value: unknown) {
        const fallback = initialProperties(spec)[name];
        stateOf(this).store.setState({ [name]: value ?? fallback });
      },
    });
  }
  return CarelineElement;
}

/** Registers the element unless the page has that tag already, and then says so: two versions cannot share a tag. */
export function defineElement(spec: ElementSpec, registry: CustomElementRegistry = customElements): void {
  if (registry.get(spec.tag)) {
    console.warn(`${spec.tag} is already defined on this page; this copy of Careline left it alone.`);
    return;
  }
  registry.define(spec.tag, elementClass(spec));
}
