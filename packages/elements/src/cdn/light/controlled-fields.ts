import 'preact/compat';
import { options } from 'preact';

/**
 * Makes fields controlled, as in React. After a rejected change React restores the old value; Preact only writes a
 * property that changes, and leaves the rejected value on screen. Here each field is compared with its state after
 * drawing.
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

/** Returns the field's radio group: the browser has unchecked another one. */
function groupOf(field: HTMLInputElement): Iterable<HTMLInputElement> {
  if (field.type !== 'radio' || !field.name) return [field];
  const root = field.getRootNode() as ShadowRoot;
  return root.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`);
}

const { diffed, event: took } = options;

options.diffed = (vnode) => {
  diffed?.(vnode);
  // `__e` is Preact's mangled name for the element, stable for tools.
  if (FIELDS.includes(vnode.type)) states.set(Reflect.get(vnode, '__e'), vnode.props as FieldState);
};

options.event = (event) => {
  const { currentTarget: field, type } = event;
  if (field instanceof HTMLElement && CHANGES.includes(type) && states.has(field)) {
    // Preact draws in the microtask after the listener; this one runs after that.
    queueMicrotask(() =>
      queueMicrotask(() => {
        for (const one of groupOf(field as HTMLInputElement)) show(one);
      }),
    );
  }
  return took ? took(event) : event;
};
