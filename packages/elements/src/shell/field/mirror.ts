import { make } from '../make.ts';

const MIRRORED = ':scope > [data-careline-mirror]';

/**
 * Writes what the form control would send into hidden inputs in the element: scripts that read a form's inputs by themselves, such
 * as jQuery's `serialize()`, know nothing of custom elements.
 */
export function mirror(host: HTMLElement, entries: readonly (readonly [string, string])[]): void {
  for (const input of host.querySelectorAll(MIRRORED)) input.remove();
  for (const [name, value] of entries)
    host.append(make('input', { type: 'hidden', 'data-careline-mirror': '', name, value }));
  for (const input of host.querySelectorAll<HTMLInputElement>(MIRRORED))
    input.disabled = host.matches(':disabled');
}
