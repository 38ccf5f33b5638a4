import type { LabelLocale } from '@careline/core/internal/formatting';
import type { InteractionResults } from 'oidc-provider';
import type { App, AppContext } from '../../platform/http/app-context.ts';
import { html } from '../../platform/http/html.ts';
import { mountAt, refuseOtherMethods } from '../../platform/http/mount-at.ts';
import { recordOf } from '../../platform/http/request-record.ts';
import { contentSecurityPolicy } from '../../platform/http/security-headers.ts';
import { ownerOf } from './account-owner.ts';
import { checkSignIn, normalEmail } from './accounts.ts';
import { rememberDevice } from './known-devices.ts';
import { localeOf } from './locale.ts';
import type { LoginDeps } from './login-deps.ts';
import { ownAsset } from './own-assets.ts';
import { inWords, isOwnPage, localeOfRequest, type PageWork } from './page-request.ts';
import { errorPage, type SignInFault, signInPage } from './pages.ts';
import { readForm } from './read-form.ts';
import { endSignIn } from './sign-out.ts';
import { ownSecond } from './totp/sign-in-second.ts';
import { type CodeResult, takeCode } from './totp/totp.ts';
import { signInCodePage } from './totp/totp-pages.ts';
import { faultOf, TOTP_STATUS } from './totp/totp-routes.ts';
import { openSeal } from './totp/totp-seal.ts';
import type { TotpFault } from './totp/totp-sentences.ts';
import { readTicket, writeTicket } from './totp/totp-ticket.ts';
import { beginTrial, endTrial, type Trial } from './trial.ts';

const unixSeconds = () => Math.floor(Date.now() / 1000);

interface SignIn {
  readonly uid: string;
  readonly locale: LabelLocale;
  /** The user expected by the console (OpenID Connect, `login_hint`). Prefilled in the form. */
  readonly email?: string;
}

/** Returns the pending sign-in of the cookie, or undefined if it is over, used or from another browser. */
async function signInOf(c: AppContext, { identityProvider }: LoginDeps): Promise<SignIn | undefined> {
  const { incoming, outgoing } = c.env;
  const accepted = c.req.header('accept-language');
  try {
    const { uid, params } = await identityProvider.provider.interactionDetails(incoming, outgoing);
    const wanted = typeof params.ui_locales === 'string' ? params.ui_locales : undefined;
    if (uid !== c.req.param('uid')) return undefined;
    const hint = typeof params.login_hint === 'string' ? params.login_hint : undefined;
    return { uid, locale: localeOf(wanted, accepted), ...(hint !== undefined && { email: hint }) };
  } catch (error) {
    // This is how the provider says "not found". Anything else is a failure of ours.
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
    throw error;
  }
}

function startAgain(c: AppContext, status: 400 | 403): Response {
  return html(errorPage(localeOfRequest(c), recordOf(c.env.incoming).id, 'expired'), status);
}

const STATUS: Readonly<Record<SignInFault, 422 | 429>> = { refused: 422, incomplete: 422, locked: 429 };

/**
 * Ends the session of a different user who was signed in in this browser.
 * The provider would use a logout page that submits itself, which our script policy forbids.
 */
async function endOthersSession(c: AppContext, deps: LoginDeps, accountId: string): Promise<void> {
  const { provider } = deps.identityProvider;
  const interaction = await provider.interactionDetails(c.env.incoming, c.env.outgoing);
  const before = interaction.session;
  if (!before || before.accountId === accountId) return;
  const session = await provider.Session.findByUid(before.uid);
  if (session) {
    await session.destroy();
    await endSignIn(deps.db, deps.settings.issuer, session);
  }
  interaction.session = undefined;
  await interaction.persist();
}

/** Authentication methods for the ID token, as named by RFC 8176. */
const METHODS = { password: ['pwd'], app: ['pwd', 'otp', 'mfa'], recovery: ['pwd', 'mfa'] } as const;

interface Proven {
  readonly accountId: string;
  readonly email: string;
  readonly by: keyof typeof METHODS;
}

async function finish(
  c: AppContext,
  deps: LoginDeps,
  { accountId, email, by }: Proven,
  trial: Trial,
): Promise<Response> {
  const { incoming, outgoing } = c.env;
  endTrial(deps, trial);
  await rememberDevice(c, deps, email, unixSeconds());
  await endOthersSession(c, deps, accountId);
  const ts = await ownSecond(deps.db, accountId);
  // Not remembered after the browser session: consoles are used on shared desks.
  const result: InteractionResults = { login: { accountId, remember: false, amr: [...METHODS[by]], ts } };
  const next = await deps.identityProvider.provider.interactionResult(incoming, outgoing, result, {
    mergeWithLastSubmission: false,
  });
  return c.redirect(next, 303);
}

/**
 * Signs in a demo user named by the console without the form, since the password is public.
 * Returns undefined if the user has changed it or has a second factor.
 */
async function demoSignIn(c: AppContext, deps: LoginDeps, { email }: SignIn): Promise<Response | undefined> {
  const { demo } = deps;
  if (!demo?.accounts.some((account) => account.email === email) || email === undefined) return undefined;
  const trial = await beginTrial(c, deps, unixSeconds());
  const checked = await checkSignIn(deps.db, email, demo.password, trial);
  if (checked.result !== 'signed-in') return undefined;
  recordOf(c.env.incoming).signIn = checked.result;
  return finish(c, deps, { accountId: checked.accountId, email, by: 'password' }, trial);
}

async function attempt(c: AppContext, deps: LoginDeps, signIn: SignIn, trial: Trial): Promise<Response> {
  const { email = '', password = '' } = await readForm(c.req.raw, ['email', 'password']);
  const again = (fault: SignInFault) =>
    html(signInPage({ ...signIn, email, fault, demo: deps.demo }), STATUS[fault]);
  if (!email.trim() || !password) return again('incomplete');
  const checked = await checkSignIn(deps.db, email, password, trial);
  recordOf(c.env.incoming).signIn = checked.result;
  if (checked.result === 'signed-in') {
    const proven = { accountId: checked.accountId, email: normalEmail(email), by: 'password' } as const;
    return finish(c, deps, proven, trial);
  }
  if (checked.result !== 'code-needed') return again(checked.result);
  const facts = { accountId: checked.accountId, uid: signIn.uid };
  const ticket = writeTicket(await openSeal(deps.db), 'sign-in', facts, unixSeconds());
  return html(signInCodePage({ ...signIn, ticket }));
}

/** Checks the code after the password. Returns undefined if the password was too long ago or for another sign-in. */
async function attemptCode(
  c: AppContext,
  deps: LoginDeps,
  signIn: SignIn,
  trial: Trial,
): Promise<Response | undefined> {
  const { db, settings } = deps;
  const { ticket: sealed = '', code = '' } = await readForm(c.req.raw, ['ticket', 'code']);
  const now = unixSeconds();
  const ticket = readTicket(await openSeal(db), 'sign-in', sealed, now);
  const owner = ticket?.uid === signIn.uid && (await ownerOf(db, settings.issuer, 'id', ticket.accountId));
  if (!owner) return undefined;
  const again = (fault: TotpFault) =>
    html(signInCodePage({ ...signIn, ticket: sealed, fault }), TOTP_STATUS[fault]);
  if (!code.trim()) return again('codeMissing');
  const { device } = trial;
  const request = { owner, requestId: recordOf(c.env.incoming).id, locale: signIn.locale, now, device };
  const taken: CodeResult = await takeCode(db, request, code);
  recordOf(c.env.incoming).signIn = taken.result === 'right' ? 'signed-in' : `code-${taken.result}`;
  if (taken.result !== 'right') return again(faultOf(taken));
  return finish(c, deps, { accountId: owner.id, email: owner.email, by: taken.by }, trial);
}

export function mountLogin(app: App, deps: LoginDeps): void {
  const { settings, log } = deps;
  const work: PageWork = { route: 'login', log, failed: errorPage };
  for (const name of ['login.css', 'sign-out.js', 'icon.svg'] as const) {
    mountAt(app, 'GET', `/login/assets/${name}`, () => ownAsset(name));
  }
  for (const path of ['/login/:uid', '/login/:uid/code']) {
    app.use(path, async (c, next) => {
      await next();
      c.header('content-security-policy', contentSecurityPolicy(settings, "'none'"));
      c.header('x-frame-options', 'DENY');
    });
  }
  app.get('/login/:uid', (c) =>
    inWords(c, work, async () => {
      const signIn = await signInOf(c, deps);
      if (!signIn) return startAgain(c, 400);
      return (await demoSignIn(c, deps, signIn)) ?? html(signInPage({ ...signIn, demo: deps.demo }));
    }),
  );
  app.post('/login/:uid', (c) =>
    inWords(c, work, async () => {
      if (!isOwnPage(c, settings.origin)) return startAgain(c, 403);
      const trial = await beginTrial(c, deps, unixSeconds());
      const signIn = await signInOf(c, deps);
      return signIn ? attempt(c, deps, signIn, trial) : startAgain(c, 400);
    }),
  );
  app.post('/login/:uid/code', (c) =>
    inWords(c, work, async () => {
      if (!isOwnPage(c, settings.origin)) return startAgain(c, 403);
      const trial = await beginTrial(c, deps, unixSeconds());
      const signIn = await signInOf(c, deps);
      return (signIn && (await attemptCode(c, deps, signIn, trial))) ?? startAgain(c, 400);
    }),
  );
  refuseOtherMethods(app, '/login/:uid', ['GET', 'POST']);
  refuseOtherMethods(app, '/login/:uid/code', ['POST']);
}
