import type { App, AppContext } from '../../../platform/http/app-context.ts';
import { html } from '../../../platform/http/html.ts';
import { refuseOtherMethods } from '../../../platform/http/mount-at.ts';
import { recordOf } from '../../../platform/http/request-record.ts';
import { contentSecurityPolicy } from '../../../platform/http/security-headers.ts';
import { type Owner, ownerOf } from '../account-owner.ts';
import type { LoginDeps } from '../login-deps.ts';
import { inWords, isOwnPage, localeOfPage, type PageWork } from '../page-request.ts';
import { readForm } from '../read-form.ts';
import { hasSecondFactor } from '../totp/totp.ts';
import { recoveryCodesLeft } from '../totp/totp-recovery.ts';
import { beginTrial, endTrial, type Trial } from '../trial.ts';
import { changeOwnPassword, type OwnPasswordFaults } from './own-password.ts';
import {
  passwordChangedPage,
  SECURITY_PATH,
  type SecurityPage,
  securityFailedPage,
  securityPage,
  signInFirstPage,
} from './security-pages.ts';
import { signedInHere } from './signed-in.ts';

export type SecurityDeps = Pick<
  LoginDeps,
  'db' | 'settings' | 'identityProvider' | 'attempts' | 'hashQueue' | 'log'
>;

interface Person {
  readonly owner: Owner;
  readonly signIn: number;
}

/** Returns the signed-in user, or undefined if there is none or they were deactivated. */
async function personOf(
  c: AppContext,
  { db, settings, identityProvider }: SecurityDeps,
): Promise<Person | undefined> {
  const here = await signedInHere(c, identityProvider);
  const owner = here && (await ownerOf(db, settings.issuer, 'id', here.accountId));
  return owner && { owner, signIn: here.signIn };
}

const signInFirst = (c: AppContext) => html(signInFirstPage(localeOfPage(c)), 403);

async function pageOf(c: AppContext, { db }: SecurityDeps, { id, email }: Owner): Promise<SecurityPage> {
  const isOn = await hasSecondFactor(db, id);
  const left = isOn ? await recoveryCodesLeft(db, id) : undefined;
  return { locale: localeOfPage(c), email, recoveryCodesLeft: left };
}

async function show(c: AppContext, deps: SecurityDeps): Promise<Response> {
  const person = await personOf(c, deps);
  return person ? html(securityPage(await pageOf(c, deps, person.owner))) : signInFirst(c);
}

const statusOf = ({ current }: OwnPasswordFaults): 422 | 429 => (current === 'locked' ? 429 : 422);

async function change(c: AppContext, deps: SecurityDeps, trial: Trial): Promise<Response> {
  const { db } = deps;
  const person = await personOf(c, deps);
  if (!person) return signInFirst(c);
  const fields = await readForm(c.req.raw, ['current', 'password', 'again', 'endOthers']);
  const { current = '', password = '', again = '' } = fields;
  const endOthers = fields.endOthers === 'yes';
  const { id: requestId } = recordOf(c.env.incoming);
  const locale = localeOfPage(c);
  const wanted = { ...person, current, password, again, endOthers, locale, requestId };
  const done = await changeOwnPassword(db, wanted, trial);
  if (done.result === 'changed') {
    endTrial(deps, trial);
    return html(passwordChangedPage(locale, endOthers ? done.ended : undefined));
  }
  const { faults } = done;
  const shown = { ...(await pageOf(c, deps, person.owner)), faults, endOthers };
  return html(securityPage(shown), statusOf(faults));
}

/**
 * Mounts the page where a signed-in user changes the password and finds the second factor.
 * The provider's session identifies the user. Changes need the current password, so access to an unattended console is
 * not enough.
 */
export function mountSecurity(app: App, deps: SecurityDeps): void {
  const { settings, log } = deps;
  const work: PageWork = { route: 'sign-in-security', log, failed: securityFailedPage };
  app.use(`${SECURITY_PATH}/*`, async (c, next) => {
    await next();
    c.header('content-security-policy', contentSecurityPolicy(settings, "'none'"));
    c.header('x-frame-options', 'DENY');
  });
  app.get(SECURITY_PATH, (c) => inWords(c, work, () => show(c, deps)));
  app.post(`${SECURITY_PATH}/password`, (c) =>
    inWords(c, work, async () => {
      const { id } = recordOf(c.env.incoming);
      if (!isOwnPage(c, settings.origin)) {
        return html(securityFailedPage(localeOfPage(c), id, 'other-site'), 403);
      }
      return change(c, deps, await beginTrial(c, deps, Math.floor(Date.now() / 1000)));
    }),
  );
  refuseOtherMethods(app, SECURITY_PATH, ['GET']);
  refuseOtherMethods(app, `${SECURITY_PATH}/:step`, ['POST']);
}
