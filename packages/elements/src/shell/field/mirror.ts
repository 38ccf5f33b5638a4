import { make } from '../make.ts';

/**
 * Writes what the form control would send into hidden inputs in the element: scripts that read a form's inputs by themselves, such
 * as jQuery's `serialize()`, know nothing of custom elements.
 */
export function mirror(host: HTMLElement, entries: readonly (readonly [string, string])[]): void {
  for (const input of host.querySelectorAll(':scope > [data-careline-mirror]')) input.remove();
  const off = host.matches(':disabled') ? { disabled: '' } : {};
  for (const [name, value] of entries)
    host.append(make('input', { type: 'hidden', 'data-careline-mirror': '', name, value, ...off }));
}
