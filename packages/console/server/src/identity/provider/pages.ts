import type { LabelLocale } from '@careline/core/internal/formatting';
import { escapeHtml } from '../../platform/http/html.ts';
import { MESSAGES } from './messages.ts';
import { totpLink } from './totp/totp-link.ts';

/** Demo accounts shown on the login page. */
export interface DemoHint {
  readonly password: string;
  readonly accounts: readonly {
    readonly email: string;
    readonly name: string;
    readonly roles: readonly string[];
    readonly may: string;
  }[];
}

interface Shown {
  readonly locale: LabelLocale;
  readonly title: string;
  readonly main: string;
  readonly head?: string;
}

const MARK = `<svg class="mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false"><rect width="40" height="40" rx="10"/><path d="M8 21h6l4-9 5 16 4-7h5"/></svg>`;

/** Returns the frame of the provider's pages. `main` and `head` are HTML. */
export function page({ locale, title, main, head = '' }: Shown): string {
  const t = MESSAGES[locale];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Careline</title>
<link rel="icon" href="/login/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/login/assets/login.css">
${head}</head>
<body>
<main>
<header>
${MARK}
<p class="product">Careline</p>
<p class="tagline">${escapeHtml(t.tagline)}</p>
</header>
${main}
</main>
</body>
</html>
`;
}

export type SignInFault = 'refused' | 'locked' | 'incomplete';

export interface SignInPage {
  readonly locale: LabelLocale;
  readonly uid: string;
  readonly email?: string;
  readonly fault?: SignInFault;
  readonly demo?: DemoHint | null;
}

/** Returns a form for each demo account, so that one click signs in. */
function demoHint(locale: LabelLocale, uid: string, demo: DemoHint): string {
  const t = MESSAGES[locale];
  const accounts = demo.accounts
    .map(
      ({ email, name, may }) => `<li><form method="post" action="/login/${encodeURIComponent(uid)}">
<input type="hidden" name="email" value="${escapeHtml(email)}">
<input type="hidden" name="password" value="${escapeHtml(demo.password)}">
<button type="submit" class="person" title="${escapeHtml(may)}"><span>${escapeHtml(name)}</span> <small>${escapeHtml(email)}</small></button>
</form></li>`,
    )
    .join('\n');
  return `<section class="demo" aria-labelledby="demo">
<h2 id="demo">${escapeHtml(t.demoTitle)}</h2>
<ul>
${accounts}
</ul>
<p>${escapeHtml(t.demoPassword)} <code>${escapeHtml(demo.password)}</code></p>
</section>`;
}

/** Returns the login form, without scripts or inline styles. */
export function signInPage({ locale, uid, email = '', fault, demo }: SignInPage): string {
  const t = MESSAGES[locale];
  const alert = fault ? `<p class="alert" role="alert" id="fault">${escapeHtml(t[fault])}</p>` : '';
  const wrong = fault ? ' aria-invalid="true" aria-describedby="fault"' : '';
  // After a wrong password, focus the password field.
  const [first, second] = email ? ['', ' autofocus'] : [' autofocus', ''];
  const main = `<h1>${escapeHtml(t.area)}</h1>
${alert}
<form method="post" action="/login/${encodeURIComponent(uid)}" novalidate>
<label for="email">${escapeHtml(t.email)}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" maxlength="320" required value="${escapeHtml(email)}"${wrong}${first}>
<label for="password">${escapeHtml(t.password)}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required${wrong}${second}>
<button type="submit">${escapeHtml(t.signIn)}</button>
</form>
${totpLink(locale)}
${demo ? demoHint(locale, uid, demo) : ''}`;
  return page({ locale, title: t.signIn, main });
}

const startAgain = (locale: LabelLocale) =>
  `<p><a class="button" href="/">${escapeHtml(MESSAGES[locale].startAgain)}</a></p>`;

/** Codes of failures that resolve by themselves. */
const PASSING: ReadonlySet<string> = new Set(['unavailable', 'temporarily_unavailable', 'rate-limited']);

function wordsOf(locale: LabelLocale, code: string | undefined): string {
  const { expired, unavailable, failed } = MESSAGES[locale];
  if (code === 'expired') return expired;
  return code !== undefined && PASSING.has(code) ? unavailable : failed;
}

/** Returns an error page. `code` is OpenID's, for support. */
export function errorPage(locale: LabelLocale, requestId: string, code?: string): string {
  const t = MESSAGES[locale];
  const words = wordsOf(locale, code);
  const reference = t.reference(code && code !== 'expired' ? `${requestId} (${code})` : requestId);
  const main = `<h1>${escapeHtml(t.failedTitle)}</h1>
<p class="alert" role="alert">${escapeHtml(words)}</p>
${startAgain(locale)}
<p class="quiet">${escapeHtml(reference)}</p>`;
  return page({ locale, title: t.failedTitle, main });
}

/**
 * Returns the page that finishes a sign-out.
 * The provider's form, which protects against other sites, submits itself; the button is for browsers without scripts.
 */
export function signOutPage(locale: LabelLocale, form: string): string {
  const t = MESSAGES[locale];
  const main = `<h1>${escapeHtml(t.signingOutTitle)}</h1>
${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes">${escapeHtml(t.signOut)}</button>`;
  const head = '<script src="/login/assets/sign-out.js" defer></script>\n';
  return page({ locale, title: t.signingOutTitle, main, head });
}

export function signedOutPage(locale: LabelLocale): string {
  const t = MESSAGES[locale];
  const main = `<h1>${escapeHtml(t.signedOutTitle)}</h1>
<p>${escapeHtml(t.signedOut)}</p>
${startAgain(locale)}`;
  return page({ locale, title: t.signedOutTitle, main });
}
