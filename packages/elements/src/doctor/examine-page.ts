import { serverClock } from '@careline/core/internal/clock';
import { HttpError } from '@careline/core/internal/http';
import { getProfile } from '@careline/core/internal/identity';
import { TAGS_WITH_SESSION, TAGS_WITHOUT_SESSION } from '../catalogue/tags.ts';
import { allCopies, CONTRACT, ownCopy } from '../session/copies.ts';
import { isSessionError } from '../session/is-session-error.ts';
import { findSession, type SessionInside, sealedContent } from '../session/sealed-content.ts';
import { httpOf } from '../session/session-http.ts';
import type { ErrorDetail } from '../view/error-code.ts';
import { examineAttributes } from './examine-attributes.ts';
import { examineFormatters } from './examine-formatters.ts';
import { findEmbedderPolicy, findLanguage, findLocalNetwork, findMessages } from './examine-surroundings.ts';
import type { Finding } from './finding.ts';

export interface DoctorReport {
  readonly well: boolean;
  readonly findings: readonly Finding[];
  readonly copies: readonly {
    readonly version: string;
    readonly contract: number;
    readonly address: string;
    readonly tags: readonly string[];
  }[];
  /** The scopes of each session's token. */
  readonly sessions: readonly { readonly services: string; readonly scopes: readonly string[] }[];
}

const TAGS = [...TAGS_WITH_SESSION, ...TAGS_WITHOUT_SESSION];

/** Returns the tag without its copy's suffix. The longest match wins, because one tag can be a prefix of another. */
const knownTag = (name: string): string | undefined =>
  TAGS.filter((tag) => name === tag || name.startsWith(`${tag}-`)).sort(
    (one, other) => other.length - one.length,
  )[0];

/** Returns Careline elements on the page, including those in open shadow roots. */
function elementsIn(root: Document | ShadowRoot): readonly Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.localName.startsWith('careline-')) return [element];
    return element.shadowRoot ? elementsIn(element.shadowRoot) : [];
  });
}

const FRAME_BLOCKED =
  " The page's Content-Security-Policy refuses the frame: add the origin of the services to frame-src.";

/** Returns an element's last error, unless it has recovered since. */
function lastError(element: Element): Finding | undefined {
  const details = allCopies().map(({ errors }) => errors?.get(element));
  const detail = details.find(Boolean) as Partial<ErrorDetail> | undefined;
  // Sessions and formatters are checked in their current state instead.
  if (!detail?.code || /(?:session|formatter)$/.test(detail.code)) return undefined;
  if (detail.retryable && !element.matches(':state(error)')) return undefined;
  const { code, correlationId } = detail;
  const request = correlationId ? ` (request ${correlationId})` : '';
  const advice = code === 'load.frame-blocked' ? FRAME_BLOCKED : '';
  return {
    code: 'element.failed',
    text: `<${element.localName}> says ${code}${request} by careline-error.${advice}`,
  };
}

function findingsOf(element: Element): readonly Finding[] {
  const first = findingOf(element);
  if (first?.code.startsWith('tag.')) return [first];
  return [first, ...examineAttributes(element), ...examineFormatters(element), lastError(element)].filter(
    (one) => one !== undefined,
  );
}

function findingOf(element: Element): Finding | undefined {
  const { localName } = element;
  const tag = knownTag(localName);
  if (!tag)
    return {
      code: 'tag.unknown',
      text: `<${localName}> is no element of Careline ${ownCopy.version}. There are ${TAGS.join(', ')}, each with the suffix of its copy behind it, if that has one.`,
    };
  if (!element.matches(':defined'))
    return {
      code: 'tag.undefined',
      text: `<${localName}> is not defined. Load careline.js, or import '@careline/elements/${tag.slice('careline-'.length)}'; if the page does, its Content-Security-Policy may refuse the script (script-src): the console of the browser says so.`,
    };
  if (TAGS_WITH_SESSION.includes(tag) && !Reflect.get(element, 'session'))
    return {
      code: 'session.missing',
      text: `<${localName}> has no session. Set its property session (an attribute is none), or call configure({ session }) of the same copy.`,
    };
  return undefined;
}

function conflictsOfCopies(): readonly Finding[] {
  const whose = ({ version, address }: { readonly version: string; readonly address: string }) =>
    address ? `${version} (${address})` : `${version} (in the page's own bundle)`;
  return allCopies().flatMap((copy) => {
    const refused = [...copy.refused];
    const isOther = copy.contract !== CONTRACT;
    if (refused.length === 0 && !isOther) return [];
    const text = isOther
      ? `Careline ${whose(copy)} shares no sessions with ${whose(ownCopy)}. Load both from one address, or give each its own session and the tags of one a suffix.`
      : `Careline ${whose(copy)} came when another copy had ${refused.join(', ')}. Load one of them, or define the tags of one with a suffix: careline.js?suffix=v2, defineAll({ suffix: 'v2' }).`;
    return [{ code: 'copies.conflict', text } as const];
  });
}

/** Collects the addresses the page's policy blocks during a request. */
function watchPolicy(): { readonly refused: readonly string[]; end(): void } {
  const refused: string[] = [];
  const listen = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && /^(?:connect|default)-src/.test(effectiveDirective))
      refused.push(blockedURI);
  };
  document.addEventListener('securitypolicyviolation', listen);
  return { refused, end: () => document.removeEventListener('securitypolicyviolation', listen) };
}

const addressOf = ({ services }: SessionInside): string =>
  typeof services === 'string' ? services : (services.auth ?? Object.values(services)[0] ?? '');

/**
 * Explains a request with no readable response: a network fault, the page's policy, or a server that does not know the
 * page.
 */
async function findUnreachable(address: string, refused: readonly string[]): Promise<Finding> {
  const { origin } = new URL(address, location.href);
  // The policy event arrives after the request has failed.
  await new Promise((resolve) => setTimeout(resolve));
  if (refused.some((uri) => uri.startsWith(origin)))
    return {
      code: 'policy.connect',
      text: `The page's Content-Security-Policy refuses requests to ${origin}. Add it to connect-src.`,
    };
  const isThere = await fetch(address, { mode: 'no-cors' }).then(
    () => true,
    () => false,
  );
  if (!isThere)
    return (
      (await findLocalNetwork(address)) ?? {
        code: 'services.unreachable',
        text: `${address} does not answer: the address of createSession is wrong, or there is no network.`,
      }
    );
  return {
    code: 'origin.unknown',
    text: `${origin} answers, but not this page. Add ${location.origin} to the pages of the partner (Settings > Partners), and see that the partner is switched on.`,
  };
}

async function findRefused(error: HttpError, address: string, refused: readonly string[]): Promise<Finding> {
  if (isSessionError(error.cause))
    return {
      code: 'token.none',
      text: `${error.cause.message}. It must resolve with { token, expires_in } (seconds), or { token, expiresAt } (unix seconds), within 10 seconds.`,
    };
  if (error.failure === 'unreachable') return findUnreachable(address, refused);
  if (error.status === 401 || error.status === 403)
    return {
      code: 'token.refused',
      text: `${address} refuses the token (${error.status}, ${error.code}). It may be of another server, older than 15 minutes, for another page than ${location.origin}, or its partner is switched off.`,
    };
  return {
    code: 'services.failed',
    text: `${address} answers nothing that Careline ${ownCopy.version} can read (${error.failure}, ${error.status ?? 'no status'}${error.requestId ? `, request ${error.requestId}` : ''}). See that it is the address of Careline's services, such as https://careline.example/api.`,
  };
}

async function examine(inside: SessionInside, refused: readonly string[]) {
  const address = addressOf(inside);
  try {
    const { data } = await httpOf(inside).call(getProfile);
    const findings: Finding[] = [];
    if (data.sub === '' || data.resourceId === '')
      findings.push({
        code: 'token.nobody',
        text: 'The token names no person. Ask for it with the subject_token of a member of staff.',
      });
    else if (!data.facility)
      findings.push({
        code: 'token.facility',
        text: 'The token is for no facility. Ask for it with facility_id, or have an administrator assign the person to one.',
      });
    return { findings, session: { services: address, scopes: data.scopes } };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return {
      findings: [await findRefused(error, address, refused)],
      session: { services: address, scopes: [] },
    };
  }
}

function sealedContentsOf(elements: readonly Element[]): readonly SessionInside[] {
  const given = [ownCopy.session, ...elements.map((element) => Reflect.get(element, 'session') as unknown)];
  const found = given.map(insideOf).filter((one) => one !== undefined);
  return [...new Set(found)];
}

const insideOf = (session: unknown): SessionInside | undefined =>
  sealedContent.get(findSession(session).session ?? {});

/** Returns findings on languages and messages of defined elements; each language once. */
async function findWords(elements: readonly Element[]): Promise<readonly Finding[]> {
  const drawn = elements.filter((element) => knownTag(element.localName) && element.matches(':defined'));
  const languages = drawn.map((element) => findLanguage(element, insideOf(Reflect.get(element, 'session'))));
  const messages = await Promise.all(drawn.map(findMessages));
  return [...languages.filter((one) => one !== undefined), ...messages.flat()];
}

/** Returns a finding if the device's clock differs from the services' by more than two minutes. */
function findClock(): readonly Finding[] {
  const fault = Math.round(serverClock.deviceFault() / 60_000);
  if (fault === 0) return [];
  return [
    {
      code: 'clock.wrong',
      text: `The clock of this device is ${Math.abs(fault)} minutes ${fault > 0 ? 'ahead of' : 'behind'} the server's. The elements go by the server's time, but dates that the page itself makes are wrong. Set date and time of the device automatically.`,
    },
  ];
}

/** Examines the page, and asks its services with its own sessions who they are for. */
export async function examinePage(): Promise<DoctorReport> {
  const elements = elementsIn(document);
  const policy = watchPolicy();
  const examined = await Promise.all(
    sealedContentsOf(elements).map((inside) => examine(inside, policy.refused)),
  ).finally(policy.end);
  const findings: readonly Finding[] = [
    ...(elements.length === 0
      ? [
          {
            code: 'element.none',
            text: 'There is no element of Careline in this page (closed shadow roots and frames are not looked into).',
          } as const,
        ]
      : []),
    ...elements.flatMap(findingsOf),
    ...(await findWords(elements)),
    ...(await findEmbedderPolicy(elements)),
    ...conflictsOfCopies(),
    ...findClock(),
    ...examined.flatMap((one) => one.findings),
  ];
  const copies = allCopies().map(({ version, contract, address, tags }) => ({
    version,
    contract,
    address,
    tags: [...tags],
  }));
  return { well: findings.length === 0, findings, copies, sessions: examined.map(({ session }) => session) };
}

/** Formats the report `doctor()` writes to the browser's console. */
export function writeReport({ findings, copies, sessions }: DoctorReport): string {
  return [
    ...copies.map(
      ({ version, address, tags }) =>
        `Careline ${version}${address ? ` from ${address}` : ''}: ${tags.length > 0 ? tags.join(' ') : 'no tags'}`,
    ),
    ...sessions.map(
      ({ services, scopes }) =>
        `Session with ${services}: ${scopes.length > 0 ? scopes.join(' ') : 'no scopes'}`,
    ),
    ...(findings.length === 0 ? ['Nothing is wrong.'] : findings.map(({ code, text }) => `${code}: ${text}`)),
  ].join('\n');
}
