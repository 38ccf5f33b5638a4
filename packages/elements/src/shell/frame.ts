import { createField, type Field, type FieldWords } from './field/field.ts';
import { make } from './make.ts';

/** What stands in a shadow root from the first moment on; the view is drawn into the middle of it. */
export interface Frame {
  readonly base: HTMLElement;
  /** The shell's own for ever: whatever is drawn later binds to it. */
  readonly field: Field | undefined;
  /** Shown where the view cannot be: the page's own words, else ours. */
  readonly failure: HTMLElement;
  readonly view: HTMLElement;
}

export interface FrameParts {
  readonly field?: FieldWords;
  /** The page's content is seen before the view is here. */
  readonly holdsContent?: true;
}

/** Builds the frame in a shadow root. */
export function createFrame(root: ShadowRoot, { field: words, holdsContent }: FrameParts): Frame {
  const field = words && createField(words);
  const failure = make('div', { role: 'alert', class: 'careline-failure', part: 'error', hidden: '' });
  const view = make('div', { class: 'careline-view' }, make('slot', { name: 'loading' }));
  if (holdsContent) view.append(make('slot', {}));
  const base = make(
    'div',
    { class: 'careline-base', part: 'base' },
    make('slot', { name: 'header' }),
    ...(field ? [field.container] : []),
    failure,
    view,
    make('slot', { name: 'footer' }),
  );
  root.replaceChildren(base);
  return { base, field, failure, view };
}
