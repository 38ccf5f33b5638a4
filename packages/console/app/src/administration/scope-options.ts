import { BUILT_SCOPES, scopeLabel } from '@careline/core/internal/navigation';
import type { CheckOption } from '@careline/ui/primitives/check-group-field';

/** The scopes to choose from, called as in the menu: those with a screen, then what is held beside them. */
export function scopeOptions(
  held: readonly string[],
  locale: string,
  offered: readonly string[] = BUILT_SCOPES,
): readonly CheckOption[] {
  const others = held.filter((scope) => !offered.includes(scope));
  return [...offered, ...others].map((value) => ({ value, label: scopeLabel(value, locale) }));
}
