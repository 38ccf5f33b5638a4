import type { LabelLocale } from '@careline/core/internal/formatting';
import { escapeHtml } from '../../../platform/http/html.ts';
import { MESSAGES } from '../messages.ts';
import { page } from '../pages.ts';
import { MAX_PASSWORD_LENGTH } from '../password/password.ts';
import { totpAddress } from './totp-code.ts';
import { inLanguage, TOTP_PATH } from './totp-link.ts';
import { TOTP_MESSAGES } from './totp-messages.ts';
import { qrPicture } from './totp-qr.ts';
import type { TotpFault } from './totp-sentences.ts';

const alertOf = (locale: LabelLocale, fault: TotpFault | undefined) =>
  fault
    ? `<p class="alert" role="alert" id="fault">${escapeHtml(TOTP_MESSAGES[locale].faults[fault])}</p>`
    : '';

interface CodeForm {
  readonly locale: LabelLocale;
  readonly action: string;
  readonly ticket: string;
  readonly button: string;
  readonly fault?: TotpFault | undefined;
  /** Whether recovery codes are accepted too. */
  readonly recovery: boolean;
}

/** Returns a form with one field for both kinds of code, so that users without their phone find it at once. */
function codeForm({ locale, action, ticket, button, fault, recovery }: CodeForm): string {
  const t = TOTP_MESSAGES[locale];
  const hint = recovery ? `<p class="quiet" id="hint">${escapeHtml(t.codeHint)}</p>` : '';
  const described = [fault && 'fault', recovery && 'hint'].filter(Boolean).join(' ');
  const facts = `${described ? ` aria-describedby="${described}"` : ''}${fault ? ' aria-invalid="true"' : ''}`;
  const keyboard = recovery ? 'autocapitalize="characters"' : 'inputmode="numeric"';
  return `<form method="post" action="${escapeHtml(inLanguage(action, locale))}" novalidate>
<input type="hidden" name="ticket" value="${escapeHtml(ticket)}">
<label for="code">${escapeHtml(recovery ? t.code : t.appCode)}</label>
${hint}
<input id="code" name="code" type="text" autocomplete="one-time-code" ${keyboard} spellcheck="false" maxlength="40" required autofocus${facts}>
<button type="submit">${escapeHtml(button)}</button>
</form>`;
}

export interface TotpStartPage {
  readonly locale: LabelLocale;
  readonly email?: string;
  readonly fault?: TotpFault;
}

/** Returns the page that asks for the password, which is needed even by signed-in users. */
export function totpStartPage({ locale, email = '', fault }: TotpStartPage): string {
  const t = TOTP_MESSAGES[locale];
  const wrong = fault ? ' aria-invalid="true" aria-describedby="fault"' : '';
  const [first, second] = email ? ['', ' autofocus'] : [' autofocus', ''];
  const main = `<h1>${escapeHtml(t.title)}</h1>
<p>${escapeHtml(t.intro)}</p>
${alertOf(locale, fault)}
<form method="post" action="${inLanguage(TOTP_PATH, locale)}" novalidate>
<label for="email">${escapeHtml(t.email)}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" maxlength="320" required value="${escapeHtml(email)}"${wrong}${first}>
<label for="password">${escapeHtml(t.password)}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="${MAX_PASSWORD_LENGTH}" required${wrong}${second}>
<button type="submit">${escapeHtml(t.goOn)}</button>
</form>
<p><a href="/">${escapeHtml(t.toSignIn)}</a></p>`;
  return page({ locale, title: t.title, main });
}

export interface TurnOnPage {
  readonly locale: LabelLocale;
  readonly email: string;
  readonly secret: string;
  readonly ticket: string;
  readonly fault?: TotpFault | undefined;
}

/** Returns the secret in groups of four, which are easier to copy. */
const spaced = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Returns the page with the QR code, the key to type, and the form for a first code. */
export function turnOnPage({ locale, email, secret, ticket, fault }: TurnOnPage): string {
  const t = TOTP_MESSAGES[locale];
  const address = totpAddress(secret, email);
  const form = { locale, action: `${TOTP_PATH}/on`, ticket, button: t.turnOn, fault, recovery: false };
  const main = `<h1>${escapeHtml(t.onTitle)}</h1>
<ol>${t.onSteps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>
${qrPicture(address, escapeHtml(t.picture))}
<p>${escapeHtml(t.key)} <code translate="no">${escapeHtml(spaced(secret))}</code></p>
<p><a href="${escapeHtml(address)}">${escapeHtml(t.openApp)}</a></p>
${alertOf(locale, fault)}
${codeForm(form)}`;
  return page({ locale, title: t.onTitle, main });
}

export const toSignIn = (locale: LabelLocale) =>
  `<p><a class="button" href="/">${escapeHtml(TOTP_MESSAGES[locale].toSignIn)}</a></p>`;

/** Returns the page that shows the recovery codes once. `way` is the link to continue. */
export function recoveryCodesPage(locale: LabelLocale, codes: readonly string[], way: string): string {
  const t = TOTP_MESSAGES[locale];
  const list = codes.map((code) => `<li><code translate="no">${escapeHtml(code)}</code></li>`).join('\n');
  const main = `<h1>${escapeHtml(t.codesTitle)}</h1>
<p role="status">${escapeHtml(t.codesIntro)}</p>
<ul class="codes" aria-label="${escapeHtml(t.codesLabel)}">
${list}
</ul>
${way}`;
  return page({ locale, title: t.codesTitle, main });
}

export interface TurnOffPage {
  readonly locale: LabelLocale;
  readonly ticket: string;
  readonly recoveryCodesLeft: number;
  readonly fault?: TotpFault | undefined;
}

export function turnOffPage({ locale, ticket, recoveryCodesLeft, fault }: TurnOffPage): string {
  const t = TOTP_MESSAGES[locale];
  const form = { locale, action: `${TOTP_PATH}/off`, ticket, button: t.turnOff, fault, recovery: true };
  const main = `<h1>${escapeHtml(t.offTitle)}</h1>
<p>${escapeHtml(t.offIntro(recoveryCodesLeft))}</p>
${alertOf(locale, fault)}
${codeForm(form)}`;
  return page({ locale, title: t.offTitle, main });
}

function notice(locale: LabelLocale, title: string, words: string, more: string): string {
  const main = `<h1>${escapeHtml(title)}</h1>
<p role="status">${escapeHtml(words)}</p>
${more}`;
  return page({ locale, title, main });
}

export function turnedOffPage(locale: LabelLocale, way: string): string {
  const { offDoneTitle, offDone } = TOTP_MESSAGES[locale];
  return notice(locale, offDoneTitle, offDone, way);
}

export function alreadyOnPage(locale: LabelLocale, way: string): string {
  const { codesTitle, alreadyOn } = TOTP_MESSAGES[locale];
  return notice(locale, codesTitle, alreadyOn, way);
}

const again = (locale: LabelLocale) =>
  `<p><a class="button" href="${inLanguage(TOTP_PATH, locale)}">${escapeHtml(TOTP_MESSAGES[locale].startAgain)}</a></p>`;

export function totpOverPage(locale: LabelLocale): string {
  const { overTitle, over } = TOTP_MESSAGES[locale];
  return notice(locale, overTitle, over, again(locale));
}

export function totpFailedPage(locale: LabelLocale, requestId: string, code: string): string {
  const { failedTitle, failed } = TOTP_MESSAGES[locale];
  const reference = escapeHtml(MESSAGES[locale].reference(`${requestId} (${code})`));
  return notice(locale, failedTitle, failed, `${again(locale)}\n<p class="quiet">${reference}</p>`);
}

export interface SignInCodePage {
  readonly locale: LabelLocale;
  readonly uid: string;
  readonly ticket: string;
  readonly fault?: TotpFault | undefined;
}

export function signInCodePage({ locale, uid, ticket, fault }: SignInCodePage): string {
  const t = TOTP_MESSAGES[locale];
  const action = `/login/${encodeURIComponent(uid)}/code`;
  const main = `<h1>${escapeHtml(t.signInTitle)}</h1>
${alertOf(locale, fault)}
${codeForm({ locale, action, ticket, button: t.signIn, fault, recovery: true })}`;
  return page({ locale, title: t.signInTitle, main });
}
