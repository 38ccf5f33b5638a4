/** What the console speaks, and what it was to speak but cannot. */
export interface Spoken {
  /** The locale everything is drawn in. */
  readonly locale: string;
  /** The locale that is wanted and whose sentences could not be loaded. */
  readonly missing: string | undefined;
}

/**
 * The language everything is drawn in. It follows the chosen one as soon as that one's sentences are here, and never
 * before: nobody sees a page change its language halfway. Where they do not come, it stays what it was and says so.
 */
export interface SpokenLanguage {
  /** The same object until something of it changes. */
  get(): Spoken;
  /** Speaks this locale once its sentences are here, unless another one is wanted by then; never rejects. */
  want(locale: string): Promise<void>;
  /** Asks again for what is missing. */
  retry(): Promise<void>;
  /** The person was told of what is missing. */
  dismiss(): void;
  subscribe(listener: () => void): () => void;
}

/** `load` brings a locale's sentences, or rejects where they cannot be had. */
export function createSpokenLanguage(load: (locale: string) => Promise<void>): SpokenLanguage {
  const listeners = new Set<() => void>();
  let spoken: Spoken = { locale: 'en', missing: undefined };
  let wanted = spoken.locale;

  function become(next: Spoken): void {
    if (next.locale === spoken.locale && next.missing === spoken.missing) return;
    spoken = next;
    for (const listener of listeners) listener();
  }

  async function want(locale: string): Promise<void> {
    wanted = locale;
    try {
      await load(locale);
      if (wanted === locale) become({ locale, missing: undefined });
    } catch {
      // Without its file a language cannot be spoken: what is drawn stays as it is.
      if (wanted === locale) become({ ...spoken, missing: locale });
    }
  }

  return {
    get: () => spoken,
    want,
    retry: () => want(wanted),
    dismiss: () => become({ ...spoken, missing: undefined }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
