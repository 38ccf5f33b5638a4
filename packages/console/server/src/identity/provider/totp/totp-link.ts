import { escapeHtml } from '../../../platform/http/html.ts';
import type { Locale } from '../locale.ts';
import { TOTP_MESSAGES } from './totp-messages.ts';

export const TOTP_PATH = '/login/second-factor';

/** The pages keep the language they were opened in. */
export const inLanguage = (path: string, locale: Locale) => `${path}?ui_locales=${locale}`;

/** The way to the second step's page from the sign-in page. */
export const totpLink = (locale: Locale): string =>
  `<p class="quiet"><a href="${inLanguage(TOTP_PATH, locale)}">${escapeHtml(TOTP_MESSAGES[locale].link)}</a></p>`;
