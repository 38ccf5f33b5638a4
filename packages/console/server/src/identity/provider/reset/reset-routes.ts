import type { App, AppContext } from '../../../platform/http/app-context.ts';
import { html } from '../../../platform/http/html.ts';
import { refuseOtherMethods } from '../../../platform/http/mount-at.ts';
import { recordOf } from '../../../platform/http/request-record.ts';
import { contentSecurityPolicy } from '../../../platform/http/security-headers.ts';
import type { LoginDeps } from '../login-deps.ts';
import { inWords, isOwnPage, localeOfRequest, type PageWork } from '../page-request.ts';
import { readForm } from '../read-form.ts';
import { beginTrial, type Trial } from '../trial.ts';
import { resetOwner, setNewPassword } from './password-reset.ts';
import { resetDeadPage, resetDonePage, resetFailedPage, resetPage } from './reset-pages.ts';

export type ResetDeps = Pick<LoginDeps, 'db' | 'settings' | 'attempts' | 'hashQueue' | 'log'>;

const PATH = '/login/reset/:token';
/** The HTTP status Gone, also for links that never existed. */
const DEAD = 410;

const tokenOf = (c: AppContext): string => c.req.param('token') ?? '';

async function show(c: AppContext, { db, settings }: ResetDeps): Promise<Response> {
  const locale = localeOfRequest(c);
  const token = tokenOf(c);
  const owner = await resetOwner(db, settings.issuer, token);
  return owner
    ? html(resetPage({ locale, token, email: owner.email }))
    : html(resetDeadPage(locale, settings.origin), DEAD);
}

async function change(c: AppContext, { db, settings }: ResetDeps, trial: Trial): Promise<Response> {
  const locale = localeOfRequest(c);
  const token = tokenOf(c);
  const { password = '', again = '' } = await readForm(c.req.raw, ['password', 'again']);
  const { id: requestId } = recordOf(c.env.incoming);
  const { issuer } = settings;
  const wanted = { token, password, again, locale, requestId, issuer };
  const done = await setNewPassword(db, wanted, trial);
  if (done.result === 'changed') return html(resetDonePage(locale, settings.origin));
  if (done.result === 'dead') return html(resetDeadPage(locale, settings.origin), DEAD);
  return html(resetPage({ locale, token, email: done.email, fault: done.fault }), 422);
}

/**
 * Mounts the page of a mailed link.
 * Opening it changes nothing, because mail programs open links automatically; submitting the form uses the link.
 */
export function mountReset(app: App, deps: ResetDeps): void {
  const { settings, log } = deps;
  const work: PageWork = {
    route: 'password-reset',
    log,
    failed: (locale, requestId, code) => resetFailedPage(locale, settings.origin, requestId, code),
  };
  app.use(PATH, async (c, next) => {
    await next();
    c.header('content-security-policy', contentSecurityPolicy(settings, "'none'"));
    c.header('x-frame-options', 'DENY');
    // The URL is the secret. Do not send it as a referrer, not even to our own style sheet.
    c.header('referrer-policy', 'strict-origin');
  });
  app.get(PATH, (c) => inWords(c, work, () => show(c, deps)));
  app.post(PATH, (c) =>
    inWords(c, work, async () => {
      const { id } = recordOf(c.env.incoming);
      if (!isOwnPage(c, settings.origin)) return html(work.failed(localeOfRequest(c), id, 'other-site'), 403);
      return change(c, deps, await beginTrial(c, deps, Math.floor(Date.now() / 1000)));
    }),
  );
  refuseOtherMethods(app, PATH, ['GET', 'POST']);
}
