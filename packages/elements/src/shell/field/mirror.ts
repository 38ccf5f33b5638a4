import { make } from '../make.ts';

const MIRRORED = ':scope > [data-careline-mirror]';

/**
 * Mirrors the form value into hidden inputs, for scripts that collect inputs themselves, such as jQuery's
 * `serialize()`, and ignore custom elements.
 */
export function mirror(host: HTMLElement, entries: readonly (readonly [string, string])[]): void {
  for (const input of host.querySelectorAll(MIRRORED)) input.remove();
  for (const [name, value] of entries)
    host.append(make('input', { type: 'hidden', 'data-careline-mirror': '', name, value }));
  for (const input of host.querySelectorAll<HTMLInputElement>(MIRRORED))
    input.disabled = host.matches(':disabled');
}
