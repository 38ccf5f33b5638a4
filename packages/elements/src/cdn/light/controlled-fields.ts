import 'preact/compat';
import { options } from 'preact';

/**
 * React shows a choice or a text that the state refused as it was before; Preact writes a property only when it changes, and
 * leaves on the screen what nobody chose. Here a field is compared with its state once the change has been drawn.
 */
interface FieldState {
  readonly checked?: boolean;
  readonly value?: unknown;
}

const FIELDS: readonly unknown[] = ['input', 'select', 'textarea'];
const CHANGES: readonly string[] = ['input', 'change'];

const states = new WeakMap<EventTarget, FieldState>();

function show(field: HTMLInputElement): void {
  const { checked, value } = states.get(field) ?? {};
  if (checked !== undefined) {
    if (field.checked !== checked) field.checked = checked;
  } else if (value != null && field.type !== 'file' && field.value !== String(value)) {
    field.value = String(value);
  }
}

/** The browser has taken the mark from another one of the group. */
function groupOf(field: HTMLInputElement): Iterable<HTMLInputElement> {
  if (field.type !== 'radio' || !field.name) return [field];
  const root = field.getRootNode() as ShadowRoot;
  return root.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`);
}

const { diffed, event: took } = options;

options.diffed = (vnode) => {
  diffed?.(vnode);
  // `__e`: the element, by the name that Preact gives it for tools.
  if (FIELDS.includes(vnode.type)) states.set(Reflect.get(vnode, '__e'), vnode.props as FieldState);
};

options.event = (event) => {
  const { currentTarget: field, type } = event;
  if (field instanceof HTMLElement && CHANGES.includes(type) && states.has(field)) {
    // Preact draws in the microtask after the listener; this is the one after that.
    queueMicrotask(() =>
      queueMicrotask(() => {
        for (const one of groupOf(field as HTMLInputElement)) show(one);
      }),
    );
  }
  return took ? took(event) : event;
};
