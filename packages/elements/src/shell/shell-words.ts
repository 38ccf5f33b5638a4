import type { EarlyWords } from './languages.ts';

interface Shell {
  readonly failed: string;
  readonly offline: string;
  readonly retry: string;
}

/** Messages for when nothing else could load, the same as in the views; a test compares them. */
export const shellWords: EarlyWords<Shell> = {
  en: {
    failed: 'This part could not be shown.',
    offline: 'You are offline. This will load when you are back online.',
    retry: 'Try again',
  },
  hi: {
    failed: 'यह हिस्सा नहीं दिखाया जा सका।',
    offline: 'आप ऑफ़लाइन हैं। कनेक्शन लौटने पर यह लोड होगा।',
    retry: 'फिर कोशिश करें',
  },
};
