import type { LabelLocale } from '@careline/core/internal/formatting';
import { escapeHtml } from '../../../platform/http/html.ts';
import { TOTP_MESSAGES } from './totp-messages.ts';

export const TOTP_PATH = '/login/second-factor';

/** Returns a path that keeps the page's language. */
export const inLanguage = (path: string, locale: LabelLocale) => `${path}?ui_locales=${locale}`;

/** Returns the link from the sign-in page to the second factor's page. */
export const totpLink = (locale: LabelLocale): string =>
  `<p class="quiet"><a href="${inLanguage(TOTP_PATH, locale)}">${escapeHtml(TOTP_MESSAGES[locale].link)}</a></p>`;
