import type { App, AppContext } from '../../../platform/http/app-context.ts';
import { html } from '../../../platform/http/html.ts';
import { refuseOtherMethods } from '../../../platform/http/mount-at.ts';
import { recordOf } from '../../../platform/http/request-record.ts';
import { contentSecurityPolicy } from '../../../platform/http/security-headers.ts';
import { ownerOf } from '../account-owner.ts';
import { checkSignIn } from '../accounts.ts';
import type { LoginDeps } from '../login-deps.ts';
import { inWords, isOwnPage, localeOfPage, type PageWork } from '../page-request.ts';
import { readForm } from '../read-form.ts';
import { toSecurity } from '../security/security-pages.ts';
import { signedInHere } from '../security/signed-in.ts';
import { beginTrial, type Trial } from '../trial.ts';
import { type CodeResult, hasSecondFactor, type TotpRequest, turnOff, turnOn } from './totp.ts';
import { newTotpSecret } from './totp-code.ts';
import { TOTP_PATH } from './totp-link.ts';
import {
  alreadyOnPage,
  recoveryCodesPage,
  toSignIn,
  totpFailedPage,
  totpOverPage,
  totpStartPage,
  turnedOffPage,
  turnOffPage,
  turnOnPage,
} from './totp-pages.ts';
import { recoveryCodesLeft } from './totp-recovery.ts';
import { openSeal } from './totp-seal.ts';
import type { TotpFault } from './totp-sentences.ts';
import { readTicket, type Ticket, type TicketPurpose, writeTicket } from './totp-ticket.ts';

export type TotpDeps = Pick<
  LoginDeps,
  'db' | 'settings' | 'identityProvider' | 'attempts' | 'hashQueue' | 'log'
>;

const unixSeconds = () => Math.floor(Date.now() / 1000);

export const TOTP_STATUS: Readonly<Record<TotpFault, 422 | 429>> = {
  refused: 422,
  incomplete: 422,
  wrong: 422,
  codeMissing: 422,
  locked: 429,
  blocked: 429,
};

/** Returns the fault to show for a code that was not accepted. */
export const faultOf = ({ result }: Exclude<CodeResult, { result: 'right' }>): TotpFault => result;

/** Returns the page after a correct password: turn the second factor on, or off if it is on. */
async function afterPassword(
  c: AppContext,
  { db }: TotpDeps,
  accountId: string,
  email: string,
): Promise<Response> {
  const locale = localeOfPage(c);
  const seal = await openSeal(db);
  const now = unixSeconds();
  if (await hasSecondFactor(db, accountId)) {
    const ticket = writeTicket(seal, 'turn-off', { accountId }, now);
    return html(turnOffPage({ locale, ticket, recoveryCodesLeft: await recoveryCodesLeft(db, accountId) }));
  }
  const secret = newTotpSecret();
  const ticket = writeTicket(seal, 'turn-on', { accountId, secret }, now);
  return html(turnOnPage({ locale, email, secret, ticket }));
}

async function begin(c: AppContext, deps: TotpDeps, trial: Trial): Promise<Response> {
  const { db, settings } = deps;
  const locale = localeOfPage(c);
  const { email = '', password = '' } = await readForm(c.req.raw, ['email', 'password']);
  const again = (fault: TotpFault) => html(totpStartPage({ locale, email, fault }), TOTP_STATUS[fault]);
  if (!email.trim() || !password) return again('incomplete');
  const checked = await checkSignIn(db, email, password, trial);
  if (checked.result === 'locked' || checked.result === 'refused') return again(checked.result);
  const owner = await ownerOf(db, settings.issuer, 'id', checked.accountId);
  return owner ? afterPassword(c, deps, owner.id, owner.email) : again('refused');
}

interface Opened {
  readonly request: TotpRequest;
  readonly ticket: Ticket;
  readonly sealed: string;
  readonly code: string;
}

/** Returns the form's owner, or undefined if its ten minutes are over or the user is inactive. */
async function opened(
  c: AppContext,
  { db, settings }: TotpDeps,
  purpose: TicketPurpose,
  { device }: Trial,
): Promise<Opened | undefined> {
  const { ticket: sealed = '', code = '' } = await readForm(c.req.raw, ['ticket', 'code']);
  const now = unixSeconds();
  const ticket = readTicket(await openSeal(db), purpose, sealed, now);
  const owner = ticket && (await ownerOf(db, settings.issuer, 'id', ticket.accountId));
  if (!owner) return undefined;
  const requestId = recordOf(c.env.incoming).id;
  return { request: { owner, requestId, locale: localeOfPage(c), now, device }, ticket, sealed, code };
}

/** Returns the link to continue: signed-in users go back to the security page, others to the sign-in. */
async function wayOn(c: AppContext, { identityProvider }: TotpDeps): Promise<string> {
  const here = await signedInHere(c, identityProvider);
  return here ? toSecurity(localeOfPage(c)) : toSignIn(localeOfPage(c));
}

/** Returns the signed-in user's address, so that they only type the password. */
async function emailHere(c: AppContext, { db, settings, identityProvider }: TotpDeps): Promise<string> {
  const here = await signedInHere(c, identityProvider);
  return (here && (await ownerOf(db, settings.issuer, 'id', here.accountId))?.email) ?? '';
}

const over = (c: AppContext) => html(totpOverPage(localeOfPage(c)), 410);

async function confirmOn(c: AppContext, deps: TotpDeps, trial: Trial): Promise<Response> {
  const form = await opened(c, deps, 'turn-on', trial);
  const secret = form?.ticket.secret;
  if (!form || secret === undefined) return over(c);
  const { request, sealed, code } = form;
  const { locale, owner } = request;
  const again = (fault: TotpFault) =>
    html(turnOnPage({ locale, email: owner.email, secret, ticket: sealed, fault }), TOTP_STATUS[fault]);
  if (!code.trim()) return again('codeMissing');
  const done = await turnOn(deps.db, request, secret, code);
  if (done.result === 'wrong') return again('wrong');
  const way = await wayOn(c, deps);
  return html(
    done.result === 'on' ? recoveryCodesPage(locale, done.recoveryCodes, way) : alreadyOnPage(locale, way),
  );
}

async function confirmOff(c: AppContext, deps: TotpDeps, trial: Trial): Promise<Response> {
  const form = await opened(c, deps, 'turn-off', trial);
  if (!form) return over(c);
  const { request, sealed, code } = form;
  const { locale, owner } = request;
  const left = () => recoveryCodesLeft(deps.db, owner.id);
  const again = async (fault: TotpFault) =>
    html(turnOffPage({ locale, ticket: sealed, recoveryCodesLeft: await left(), fault }), TOTP_STATUS[fault]);
  if (!code.trim()) return again('codeMissing');
  const taken = await turnOff(deps.db, request, code);
  return taken.result === 'right' ? html(turnedOffPage(locale, await wayOn(c, deps))) : again(faultOf(taken));
}

/**
 * Mounts the pages that turn the second factor on and off.
 * Every form starts with the password, so the pages need no session, and access to an unattended console is not enough.
 */
export function mountTotp(app: App, deps: TotpDeps): void {
  const { settings, log } = deps;
  const work: PageWork = { route: 'second-factor', log, failed: totpFailedPage };
  const posts = { '': begin, '/on': confirmOn, '/off': confirmOff };
  app.use(`${TOTP_PATH}/*`, async (c, next) => {
    await next();
    c.header('content-security-policy', contentSecurityPolicy(settings, "'none'"));
    c.header('x-frame-options', 'DENY');
  });
  app.get(TOTP_PATH, (c) =>
    inWords(c, work, async () =>
      html(totpStartPage({ locale: localeOfPage(c), email: await emailHere(c, deps) })),
    ),
  );
  for (const [tail, answer] of Object.entries(posts)) {
    app.post(`${TOTP_PATH}${tail}`, (c) =>
      inWords(c, work, async () => {
        const { id } = recordOf(c.env.incoming);
        if (!isOwnPage(c, settings.origin))
          return html(totpFailedPage(localeOfPage(c), id, 'other-site'), 403);
        return answer(c, deps, await beginTrial(c, deps, unixSeconds()));
      }),
    );
  }
  refuseOtherMethods(app, TOTP_PATH, ['GET', 'POST']);
  refuseOtherMethods(app, `${TOTP_PATH}/:step`, ['POST']);
}
