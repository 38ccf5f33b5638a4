import type { LabelLocale } from '@careline/core/internal/formatting';
import { escapeHtml } from '../../../platform/http/html.ts';
import { MESSAGES } from '../messages.ts';
import { page } from '../pages.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password/password.ts';
import { RESET_MESSAGES } from '../reset/reset-messages.ts';
import { inLanguage, TOTP_PATH } from '../totp/totp-link.ts';
import type { OwnPasswordFaults } from './own-password.ts';
import { SECURITY_MESSAGES } from './security-messages.ts';

/** The page where a signed-in user manages password and second factor. The console's account menu links to it. */
export const SECURITY_PATH = '/login/security';

export interface SecurityPage {
  readonly locale: LabelLocale;
  readonly email: string;
  /** Undefined if the second factor is off. */
  readonly recoveryCodesLeft: number | undefined;
  readonly faults?: OwnPasswordFaults;
  readonly endOthers?: boolean;
}

interface Field {
  readonly id: 'current' | 'password' | 'again';
  readonly label: string;
  readonly complete: 'current-password' | 'new-password';
  readonly fault: string | undefined;
  readonly hasRules?: boolean;
  readonly isFirstFault: boolean;
}

/** Returns a field with its fault below it. The first field with a fault gets the focus. */
function field({ id, label, complete, fault, hasRules = false, isFirstFault }: Field): string {
  const described = [fault && `${id}-fault`, hasRules && 'rules'].filter(Boolean).join(' ');
  const facts = [
    described && ` aria-describedby="${described}"`,
    fault && ' aria-invalid="true"',
    isFirstFault && ' autofocus',
    complete === 'new-password' && ` minlength="${MIN_PASSWORD_LENGTH}"`,
  ];
  const input = `<input id="${id}" name="${id}" type="password" autocomplete="${complete}" maxlength="${MAX_PASSWORD_LENGTH}" required${facts.filter(Boolean).join('')}>`;
  const words = fault ? `\n<p class="fault" id="${id}-fault">${escapeHtml(fault)}</p>` : '';
  return `<label for="${id}">${escapeHtml(label)}</label>\n${input}${words}`;
}

function passwordForm({ locale, email, faults = {}, endOthers = true }: SecurityPage): string {
  const t = SECURITY_MESSAGES[locale];
  const shared = RESET_MESSAGES[locale];
  const first = (['current', 'password', 'again'] as const).find((id) => faults[id]);
  const isFirst = (id: Field['id']) => ({ isFirstFault: id === first });
  const current = faults.current && t.faults[faults.current];
  const password = faults.password && shared.faults[faults.password];
  const again = faults.again && shared.faults[faults.again];
  const fields = [
    field({
      id: 'current',
      label: t.current,
      complete: 'current-password',
      fault: current,
      ...isFirst('current'),
    }),
    `<p class="quiet" id="rules">${escapeHtml(shared.rules)}</p>`,
    field({
      id: 'password',
      label: shared.password,
      complete: 'new-password',
      fault: password,
      hasRules: true,
      ...isFirst('password'),
    }),
    field({ id: 'again', label: shared.again, complete: 'new-password', fault: again, ...isFirst('again') }),
  ];
  return `<form method="post" action="${inLanguage(`${SECURITY_PATH}/password`, locale)}" novalidate>
<input type="hidden" name="username" autocomplete="username" value="${escapeHtml(email)}">
${fields.join('\n')}
<label class="check"><input type="checkbox" name="endOthers" value="yes" aria-describedby="others"${endOthers ? ' checked' : ''}> ${escapeHtml(t.endOthers)}</label>
<p class="quiet under" id="others">${escapeHtml(t.endOthersHint)}</p>
<button type="submit">${escapeHtml(shared.save)}</button>
</form>
<p class="quiet">${escapeHtml(t.forgotten)}</p>`;
}

/** Returns the account security page: the password, and whether a second factor is on. */
export function securityPage(shown: SecurityPage): string {
  const { locale, email, recoveryCodesLeft } = shown;
  const t = SECURITY_MESSAGES[locale];
  const isOn = recoveryCodesLeft !== undefined;
  const main = `<h1>${escapeHtml(t.title)}</h1>
<p>${escapeHtml(t.signedInAs(email))}</p>
<section aria-labelledby="own-password">
<h2 id="own-password">${escapeHtml(t.passwordTitle)}</h2>
${passwordForm(shown)}
</section>
<section aria-labelledby="second-step">
<h2 id="second-step">${escapeHtml(t.secondTitle)}</h2>
<p>${escapeHtml(isOn ? t.secondOn(recoveryCodesLeft) : t.secondOff)}</p>
<p><a class="button plain" aria-describedby="second-step" href="${inLanguage(TOTP_PATH, locale)}">${escapeHtml(isOn ? t.turnOff : t.turnOn)}</a></p>
</section>
<p><a href="/">${escapeHtml(t.toConsole)}</a></p>`;
  return page({ locale, title: t.title, main });
}

interface Notice {
  readonly title: string;
  readonly words: string;
  readonly more: string;
}

const notice = (locale: LabelLocale, { title, words, more }: Notice): string =>
  page({
    locale,
    title,
    main: `<h1>${escapeHtml(title)}</h1>\n<p role="status">${escapeHtml(words)}</p>\n${more}`,
  });

const toConsole = (locale: LabelLocale): string =>
  `<p><a class="button" href="/">${escapeHtml(SECURITY_MESSAGES[locale].toConsole)}</a></p>`;

/** Returns the link back to the security page from those of the second factor. */
export const toSecurity = (locale: LabelLocale): string =>
  `<p><a class="button" href="${inLanguage(SECURITY_PATH, locale)}">${escapeHtml(SECURITY_MESSAGES[locale].back)}</a></p>`;

/** Returns the confirmation page. `ended` is the number of other sessions ended; undefined if they continue. */
export function passwordChangedPage(locale: LabelLocale, ended: number | undefined): string {
  const { doneTitle, done } = SECURITY_MESSAGES[locale];
  const more = `${toConsole(locale)}\n<p><a href="${inLanguage(SECURITY_PATH, locale)}">${escapeHtml(SECURITY_MESSAGES[locale].back)}</a></p>`;
  return notice(locale, { title: doneTitle, words: done(ended), more });
}

export function signInFirstPage(locale: LabelLocale): string {
  const { signInFirstTitle, signInFirst } = SECURITY_MESSAGES[locale];
  return notice(locale, { title: signInFirstTitle, words: signInFirst, more: toConsole(locale) });
}

export function securityFailedPage(locale: LabelLocale, requestId: string, code: string): string {
  const { failedTitle, failed } = SECURITY_MESSAGES[locale];
  const reference = escapeHtml(MESSAGES[locale].reference(`${requestId} (${code})`));
  const more = `${toSecurity(locale)}\n<p class="quiet">${reference}</p>`;
  return notice(locale, { title: failedTitle, words: failed, more });
}
