import { BUILT_SCOPES, scopeLabel } from '@careline/core/internal/navigation';
import type { CheckOption } from '@careline/ui/primitives/check-group-field';

/** Returns the scopes to choose from with their menu labels: those with a screen first, then others already granted. */
export function scopeOptions(
  held: readonly string[],
  locale: string,
  offered: readonly string[] = BUILT_SCOPES,
): readonly CheckOption[] {
  const others = held.filter((scope) => !offered.includes(scope));
  return [...offered, ...others].map((value) => ({ value, label: scopeLabel(value, locale) }));
}
