import { followers, ownCopy, pageSession } from '../session/copies.ts';
import type { CarelineSession } from '../session/session.ts';
import { type AttributeSpec, propertyName, spellingsOf } from './attribute.ts';
import { dress } from './dress.ts';
import { attributesOf, type ElementSpec } from './element-spec.ts';
import { createState, type Properties, stateOf } from './element-state.ts';
import { withField } from './field/with-field.ts';
import { createFrame } from './frame.ts';
import { keeperOf, keyOf, snapshotSource } from './keep-state.ts';
import type { Mounting } from './mounting.ts';
import { refuseAttribute, SECRET_ATTRIBUTES } from './refuse.ts';
import { setSession } from './set-session.ts';
import text from './shell.css?shadow';
import { reflect, takeAttribute } from './take-attribute.ts';
import { withMethods } from './with-methods.ts';

const EDITABLE = 'input, textarea, select, [contenteditable]';

/**
 * Stops single characters typed in a field from reaching the page's shortcuts, which see the element as `event.target`
 * and not an input. Escape, Tab and key combinations pass, because the page may need them.
 */
function keepKeysInside(element: HTMLElement): void {
  const stop = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    const typed = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (typed && target instanceof Element && target.matches(EDITABLE)) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) element.addEventListener(type, stop);
}

/** Gives an element without its own session the page's while it is connected. Returns a function that stops. */
function followPage(host: HTMLElement): () => void {
  const follow = () => {
    if (!stateOf(host).ownSession) setSession(host, pageSession());
  };
  followers.add(follow);
  follow();
  return () => followers.delete(follow);
}

let sheet: CSSStyleSheet | undefined;

/** The style sheet for everything shown before the views load. */
function shellSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  return sheet;
}

/** The attributes of an element by the names of their properties. */
type ByProperty = ReadonlyMap<string, AttributeSpec<unknown>>;

/**
 * Moves properties set before the definition, which hide the accessors, to their accessors. They win over attributes
 * already present, which the browser reports only after the constructor.
 */
function upgradeProperties(
  element: Record<string, unknown> & HTMLElement,
  initial: Properties,
  byProperty: ByProperty,
): void {
  const { early } = stateOf(element);
  for (const name of [...Object.keys(initial), 'session', 'value']) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    const attribute = byProperty.get(name);
    const spellings = attribute ? spellingsOf(attribute) : name === 'value' ? [name] : [];
    for (const spelling of spellings) if (element.hasAttribute(spelling)) early.add(spelling);
    // Without a text field, `value` is a property of the page's own.
    element[name as string] = value;
  }
}

/** Defines the property accessors; null and undefined mean the default. */
function defineProperties(
  prototype: object,
  initial: Properties,
  byProperty: ByProperty,
  readOnly: Properties = {},
): void {
  for (const name of Object.keys(initial)) {
    Object.defineProperty(prototype, name, {
      enumerable: true,
      configurable: true,
      get(this: HTMLElement) {
        return stateOf(this).store.getState()[name];
      },
      set(this: HTMLElement, value: unknown) {
        if (name in readOnly) return;
        const attribute = byProperty.get(name);
        if (!attribute?.reflects) {
          stateOf(this).store.setState({ [name]: value ?? initial[name] });
          return;
        }
        reflect(this, attribute.name, value);
        // The browser does not report attributes set while the element is being upgraded.
        takeAttribute(this, attribute);
      },
    });
  }
}

function defineMethods(prototype: object, { methods = {} }: ElementSpec): void {
  for (const name of Object.keys(methods)) {
    Object.defineProperty(prototype, name, {
      value(this: HTMLElement, ...given: never[]) {
        return stateOf(this).does[name]?.(...given) ?? methods[name];
      },
    });
  }
}

/**
 * Returns the custom element class, on top of the class that mounts React. r2wc gets no properties and no events,
 * because it stringifies functions, ignores removed attributes and loses values set before the upgrade. That is all
 * handled here.
 */
export function elementClass(spec: ElementSpec, Base: Mounting): CustomElementConstructor {
  const byAttribute = new Map<string, AttributeSpec<unknown>>();
  const byProperty = new Map<string, AttributeSpec<unknown>>();
  const initial: Record<string, unknown> = {
    messages: null,
    formatters: null,
    ...spec.properties,
    ...spec.readOnly,
  };
  for (const attribute of attributesOf(spec)) {
    const property = propertyName(attribute.name);
    byProperty.set(property, attribute);
    initial[property] = attribute.initial;
    for (const spelling of spellingsOf(attribute)) byAttribute.set(spelling, attribute);
  }

  class Framed extends Base {
    constructor() {
      super();
      // r2wc stores the shadow root in an enumerable property; hide it, and mount React inside the frame.
      Object.defineProperty(this, 'container', { value: stateOf(this).frame.view, enumerable: false });
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      const internals = this.attachInternals();
      // Keep a declarative shadow root, without its skeleton.
      const root = internals.shadowRoot ?? super.attachShadow({ ...init, delegatesFocus: true });
      root.adoptedStyleSheets = [shellSheet()];
      const frame = createFrame(root, spec);
      createState(this, initial, {
        tag: spec.tag,
        internals,
        frame,
        needsSession: spec.needsSession === true && !spec.isFrame,
      });
      keepKeysInside(this);
      return root;
    }
  }
  const Control = withMethods(spec, spec.field ? withField(Framed, spec) : Framed);

  class CarelineElement extends Control {
    static observedAttributes = [...byAttribute.keys(), ...SECRET_ATTRIBUTES, 'session', 'value'];

    /** Lets another copy of Careline on the page recognise this copy's tag. */
    static readonly careline = ownCopy;

    constructor() {
      super();
      const { store, inner } = stateOf(this);
      const redress = () => this.isConnected && dress(this);
      store.subscribe(redress);
      inner.subscribe(redress);
      upgradeProperties(this as Record<string, unknown> & this, initial, byProperty);
    }

    get session(): CarelineSession | undefined {
      return stateOf(this).inner.getState().session;
    }

    /** A session from `createSession`. Anything else clears it and fires an error event. Never throws. */
    set session(session: CarelineSession | null | undefined) {
      stateOf(this).ownSession = true;
      setSession(this, session ?? undefined);
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      if (stateOf(this).early.delete(name)) return;
      const attribute = byAttribute.get(name);
      if (attribute) takeAttribute(this, attribute);
      else if (name === 'value') Reflect.set(this, name, text);
      else if (text !== null) refuseAttribute(this, name);
    }

    override connectedCallback(): void {
      const state = stateOf(this);
      clearTimeout(state.leaving);
      state.unfollow ??= followPage(this);
      dress(this);
      super.connectedCallback();
    }

    /** Its presence keeps `moveBefore` from disconnecting and reconnecting. */
    connectedMoveCallback(): void {}

    /** A move is a disconnect followed by a connect, so React is unmounted only if the element stays away. */
    override disconnectedCallback(): void {
      const state = stateOf(this);
      clearTimeout(state.leaving);
      state.leaving = setTimeout(() => {
        if (this.isConnected) return;
        keeperOf(this)?.keep(keyOf(this), snapshotSource(this));
        state.unfollow?.();
        state.unfollow = undefined;
        super.disconnectedCallback();
      });
    }
  }
  defineProperties(CarelineElement.prototype, initial, byProperty, spec.readOnly);
  defineMethods(CarelineElement.prototype, spec);
  return CarelineElement;
}
