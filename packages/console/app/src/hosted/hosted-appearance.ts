import type { HostedLook } from '@careline/core/internal/session';
import type { Appearance } from '@careline/ui/theme';
import type { AppearanceStore } from '../appearance/appearance.ts';

export interface HostedAppearance extends AppearanceStore {
  /** What the page around wants from now on. */
  follow(look: HostedLook): void;
}

const wantedBy = ({ theme, density, locale }: HostedLook): Partial<Appearance> => ({
  locale,
  ...(theme ? { theme } : {}),
  ...(density ? { density } : {}),
});

/**
 * How the console looks in the page around, which says so; what the person chooses here lasts as long as the page. None of it is
 * the person's choice for their own console, so nothing is stored and nothing that is stored counts.
 */
export function createHostedAppearance(look: HostedLook): HostedAppearance {
  const listeners = new Set<() => void>();
  let choice: Appearance = {
    theme: 'system',
    density: 'comfortable',
    ...wantedBy(look),
    locale: look.locale,
  };
  const choose = (change: Partial<Appearance>) => {
    choice = { ...choice, ...change };
    for (const listener of listeners) listener();
  };
  return {
    get: () => choice,
    choose,
    follow: (next) => choose(wantedBy(next)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    belongsTo: () => undefined,
    unstored: () => undefined,
    stored: () => undefined,
    settle: () => undefined,
    followTabs: () => () => undefined,
  };
}
