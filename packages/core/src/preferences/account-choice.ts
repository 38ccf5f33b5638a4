import { LABEL_LANGUAGES, type LabelLocale } from '#formatting';
import { PREFERRED_DENSITIES, PREFERRED_THEMES, type PreferenceResponse } from './preferences.endpoints.ts';

/** A user's own choices; those never made are absent. */
export interface AccountChoice {
  readonly theme?: (typeof PREFERRED_THEMES)[number];
  readonly density?: (typeof PREFERRED_DENSITIES)[number];
  readonly locale?: LabelLocale;
  /** The tour was shown. */
  readonly tour?: 'shown';
  /** Unix seconds of the last change; 0 if there was none. */
  readonly updatedAt: number;
}

const oneOf = <Choice extends string>(list: readonly Choice[], value: unknown): Choice | undefined =>
  list.find((choice) => choice === value);

/**
 * Returns the user's choices in an ACCOUNT_INFO response: only if successful (specification 3.2), and only choices
 * that this version knows.
 */
export function accountChoice(response: PreferenceResponse): AccountChoice {
  const info = (response.code === 1 && response.preference?.preferenceInfo) || {};
  const theme = oneOf(PREFERRED_THEMES, info.theme);
  const density = oneOf(PREFERRED_DENSITIES, info.density);
  const locale = oneOf(LABEL_LANGUAGES, info.locale);
  return {
    ...(theme && { theme }),
    ...(density && { density }),
    ...(locale && { locale }),
    ...(info.tour === 'shown' && { tour: 'shown' }),
    updatedAt: info.updatedAt ?? 0,
  };
}
