import { createField, type Field, type FieldWords } from './field/field.ts';
import { make } from './make.ts';

/** The initial contents of a shadow root; the view is drawn inside it. */
export interface Frame {
  readonly base: HTMLElement;
  /** Owned by the shell; later code only binds to it. */
  readonly field: Field | undefined;
  /** Shown if the view can't load: the page's own text, or ours. */
  readonly failure: HTMLElement;
  readonly view: HTMLElement;
}

export interface FrameParts {
  readonly field?: FieldWords;
  /** The page's content is visible before the view loads. */
  readonly holdsContent?: true;
}

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
