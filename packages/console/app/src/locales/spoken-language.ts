/** The language in use, and the one that could not be loaded. */
interface Spoken {
  readonly locale: string;
  /** True while the screens' messages are still loading; the frame can already be drawn. */
  readonly isPartial: boolean;
  /** The locale that was chosen but could not be loaded. */
  readonly missing: string | undefined;
}

/**
 * The language everything is drawn in.
 * It changes only once all messages of the chosen language have loaded, so a page never switches halfway. If they can't
 * be loaded, the console keeps a language it has and reports what is missing.
 */
export interface SpokenLanguage {
  /** Returns the same object until something changes. */
  get(): Spoken;
  /** Before the first paint: switches once the frame's messages are loaded. Never rejects. */
  begin(locale: string): Promise<void>;
  /** Switches once all messages are loaded, unless another locale has been chosen by then. Never rejects. */
  want(locale: string): Promise<void>;
  /** Tries again to load the missing locale. */
  retry(): Promise<void>;
  /** Clears the notice about the missing locale. */
  dismiss(): void;
  subscribe(listener: () => void): () => void;
}

/** Load a locale's messages; reject if they are unavailable. */
export interface LocaleLoaders {
  readonly frame: (locale: string) => Promise<void>;
  readonly screens: (locale: string) => Promise<void>;
}

const ENGLISH: Spoken = { locale: 'en', isPartial: false, missing: undefined };

export function createSpokenLanguage(load: LocaleLoaders): SpokenLanguage {
  const listeners = new Set<() => void>();
  let spoken = ENGLISH;
  let wanted = spoken.locale;

  function become(next: Spoken): void {
    const { locale, isPartial, missing } = spoken;
    if (next.locale === locale && next.isPartial === isPartial && next.missing === missing) return;
    spoken = next;
    for (const listener of listeners) listener();
  }

  async function follow(locale: string, loads: Promise<unknown>, isPartial: boolean): Promise<void> {
    wanted = locale;
    try {
      await loads;
      if (wanted === locale) become({ locale, isPartial, missing: undefined });
    } catch {
      // A frame in one language around screens in another would be worse than English.
      if (wanted === locale) become({ ...(spoken.isPartial ? ENGLISH : spoken), missing: locale });
    }
  }

  const want = (locale: string) =>
    follow(locale, Promise.all([load.frame(locale), load.screens(locale)]), false);

  return {
    get: () => spoken,
    begin: (locale) => follow(locale, load.frame(locale), true),
    want,
    retry: () => want(wanted),
    dismiss: () => become({ ...spoken, missing: undefined }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
