import type { HostedLook } from '@careline/core/internal/session';
import type { Appearance } from '@careline/ui/theme';
import type { AppearanceStore } from '../appearance/appearance.ts';

export interface HostedAppearance extends AppearanceStore {
  follow(look: HostedLook): void;
}

const wantedBy = ({ theme, density, locale }: HostedLook): Partial<Appearance> => ({
  locale,
  ...(theme ? { theme } : {}),
  ...(density ? { density } : {}),
});

/**
 * The console's appearance inside a host page, which sets it. Changes the person makes last as long as the page.
 * They are not the person's choices for their own console, so nothing is stored or read from storage.
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
