/** What the console speaks, and what it was to speak but cannot. */
interface Spoken {
  /** The locale everything is drawn in. */
  readonly locale: string;
  /** Whether the sentences of the screens are still on the way; the frame around them can be drawn. */
  readonly isPartial: boolean;
  /** The locale that is wanted and whose sentences could not be loaded. */
  readonly missing: string | undefined;
}

/**
 * The language everything is drawn in. It follows the chosen one as soon as that one's sentences are here, and never
 * before: nobody sees a page change its language halfway. Where they do not come, the console speaks what it can and
 * says what is missing.
 */
export interface SpokenLanguage {
  /** The same object until something of it changes. */
  get(): Spoken;
  /** Before the first paint: speaks this locale once the sentences of the frame are here; never rejects. */
  begin(locale: string): Promise<void>;
  /** Speaks this locale once all its sentences are here, unless another one is wanted by then; never rejects. */
  want(locale: string): Promise<void>;
  /** Asks again for what is missing. */
  retry(): Promise<void>;
  /** The person was told of what is missing. */
  dismiss(): void;
  subscribe(listener: () => void): () => void;
}

/** Bring a locale's sentences, or reject where they cannot be had. */
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
