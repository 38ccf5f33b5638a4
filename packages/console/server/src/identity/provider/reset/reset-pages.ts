import type { LabelLocale } from '@careline/core/internal/formatting';
import { escapeHtml } from '../../../platform/http/html.ts';
import { MESSAGES } from '../messages.ts';
import { page } from '../pages.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password/password.ts';
import type { PasswordFault } from '../password/password-rules.ts';
import { RESET_MESSAGES } from './reset-messages.ts';

export interface ResetPage {
  readonly locale: LabelLocale;
  readonly token: string;
  readonly email: string;
  readonly fault?: PasswordFault;
}

interface PasswordField {
  readonly id: 'password' | 'again';
  readonly label: string;
  readonly fault: boolean;
  readonly autofocus?: boolean;
}

function passwordField({ id, label, fault, autofocus = false }: PasswordField): string {
  const described = fault ? 'fault rules' : 'rules';
  const facts = `aria-describedby="${described}"${fault ? ' aria-invalid="true"' : ''}${autofocus ? ' autofocus' : ''}`;
  return `<label for="${id}">${escapeHtml(label)}</label>
<input id="${id}" name="${id}" type="password" autocomplete="new-password" minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}" required ${facts}>`;
}

/** Returns the form for a new password. It shows the address for password managers but does not send it. */
export function resetPage({ locale, token, email, fault }: ResetPage): string {
  const t = RESET_MESSAGES[locale];
  const alert = fault ? `<p class="alert" role="alert" id="fault">${escapeHtml(t.faults[fault])}</p>` : '';
  const main = `<h1>${escapeHtml(t.title)}</h1>
${alert}
<form method="post" action="/login/reset/${encodeURIComponent(token)}" novalidate>
<label for="email">${escapeHtml(t.email)}</label>
<input id="email" type="email" autocomplete="username" readonly value="${escapeHtml(email)}">
<p class="quiet" id="rules">${escapeHtml(t.rules)}</p>
${passwordField({ id: 'password', label: t.password, fault: fault !== undefined, autofocus: true })}
${passwordField({ id: 'again', label: t.again, fault: fault === 'different' })}
<button type="submit">${escapeHtml(t.save)}</button>
</form>`;
  return page({ locale, title: t.title, main });
}

interface Notice {
  readonly title: string;
  readonly words: string;
  readonly link: string;
  readonly origin: string;
  readonly more?: string;
}

const notice = (locale: LabelLocale, { title, words, link, origin, more = '' }: Notice): string =>
  page({
    locale,
    title,
    main: `<h1>${escapeHtml(title)}</h1>
<p role="status">${escapeHtml(words)}</p>
<p><a class="button" href="${escapeHtml(origin)}/">${escapeHtml(link)}</a></p>
${more}`,
  });

export function resetDonePage(locale: LabelLocale, origin: string): string {
  const { doneTitle, done, signIn } = RESET_MESSAGES[locale];
  return notice(locale, { title: doneTitle, words: done, link: signIn, origin });
}

/** Returns the page for links that have expired or never existed. */
export function resetDeadPage(locale: LabelLocale, origin: string): string {
  const { deadTitle, dead, toSignIn } = RESET_MESSAGES[locale];
  return notice(locale, { title: deadTitle, words: dead, link: toSignIn, origin });
}

export function resetFailedPage(
  locale: LabelLocale,
  origin: string,
  requestId: string,
  code: string,
): string {
  const { failedTitle, failed, toSignIn } = RESET_MESSAGES[locale];
  const reference = escapeHtml(MESSAGES[locale].reference(`${requestId} (${code})`));
  const more = `<p class="quiet">${reference}</p>`;
  return notice(locale, { title: failedTitle, words: failed, link: toSignIn, origin, more });
}
