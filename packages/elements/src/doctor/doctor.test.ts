import { serverClock } from '@careline/core/internal/clock';
import { afterEach, expect, it, vi } from 'vitest';
import { COACH } from '../../test/call-services.ts';
import { aSession, clearPage } from '../../test/search-element.ts';
import { json, problem } from '../../test/services.ts';
import { defineAll } from '../define-all.ts';
import { ownCopy } from '../session/copies.ts';
import { configure, type SessionOptions } from '../session/session.ts';
import { emit } from '../shell/emit.ts';
import { doctor } from './doctor.ts';
import { addressSpace, findLocalNetwork } from './examine-surroundings.ts';

const SUFFIX = 'examined';
const SERVICES = 'https://careline.example';
defineAll({ suffix: SUFFIX });

afterEach(() => {
  configure({ session: null });
  ownCopy.refused.clear();
  clearPage();
});

type Answer = (request: Request) => Response | Promise<Response>;

/** Examines a page with a side menu; the profile call of its session gets this answer. */
async function examined(answer: Answer, options: Partial<SessionOptions> = {}) {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const noted = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    answer(new Request(input, init)),
  );
  document.body.append(document.createElement(`careline-side-menu-${SUFFIX}`));
  configure({ session: aSession('a-token', options) });
  const report = await doctor();
  const text = [...warned.mock.calls, ...noted.mock.calls].map(([line]) => String(line)).join('\n');
  expect(noted).toHaveBeenCalledTimes(report.well ? 1 : 0);
  expect(text).not.toContain('a-token');
  return { ...report, codes: report.findings.map(({ code }) => code), text };
}

const known: Answer = () => json({ data: COACH });

it('finds no problem in a working page, and lists copies and scopes', async () => {
  const { well, copies, sessions, text } = await examined(known);
  expect(well).toBe(true);
  expect(copies).toEqual([expect.objectContaining({ version: ownCopy.version })]);
  expect(copies[0]?.tags).toContain(`careline-side-menu-${SUFFIX}`);
  expect(sessions).toEqual([{ services: expect.stringContaining(SERVICES), scopes: COACH.scopes }]);
  expect(text).toContain('Nothing is wrong.');
});

it('finds unknown tags, undefined ones, and those without a session, in shadow roots too', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'open' }).append(document.createElement('careline-patient-serch'));
  document.body.append(document.createElement('careline-readings-elsewhere'));
  const search = document.body.appendChild(document.createElement(`careline-patient-search-${SUFFIX}`));
  Object.assign(search, { session: null });
  const { codes, text } = await examined(known);
  expect(codes).toEqual(['tag.unknown', 'tag.undefined', 'session.missing']);
  expect(text).toMatch(/patient-serch.*careline-patient-search/);
  expect(text).toContain("import '@careline/elements/readings'");
});

it('finds unknown attributes, and ignored values', async () => {
  const markup = (tag: string, rest: string) =>
    `<careline-${tag}-${SUFFIX} ${rest}></careline-${tag}-${SUFFIX}>`;
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = [
    markup(
      'patient-search',
      'class="a" data-x="1" ng-version="1" page-size="500" placholder="Who?" pageSise="5"',
    ),
    markup('readings', 'from="01-01-2026" to="2026-01-31" theme="blue" title="Readings" id="r" slot="s"'),
  ].join('');
  const { codes, text } = await examined(known);
  const wrong = ['attribute.refused', 'attribute.unknown'];
  expect(codes.filter((code) => wrong.includes(code))).toHaveLength(5);
  expect(text).toMatch(/page-size="500": wanted is .*it has 20/);
  expect(text).toMatch(/no attribute placholder. Is placeholder meant/);
  expect(text).toMatch(/no attribute pagesise. Is page-?size meant/);
  expect(text).toMatch(/from="01-01-2026": wanted is a day/);
  expect(text).toMatch(/theme="blue": wanted is light/);
});

it('tests formatters for every day of a year, and says what to write instead', async () => {
  const menu = document.body.appendChild(document.createElement(`careline-side-menu-${SUFFIX}`));
  const date = (day: string) => (day.slice(5) === '12-31' ? '' : day);
  Object.assign(menu, { formatters: { date, time: () => 'noon', reading: () => '7' } });
  const framed = document.body.appendChild(document.createElement(`careline-readings-${SUFFIX}`));
  Object.assign(framed, { formatters: { date: (day: string) => day } });
  framed.setAttribute('isolation', 'frame');
  const { codes, text } = await examined(known);
  expect(codes.filter((code) => code === 'formatter.refused')).toHaveLength(4);
  expect(text).toMatch(/formatters\.reading is not used/);
  expect(text).toMatch(/formatters\.date answers with no text/);
  expect(text).toMatch(/formatters\.time writes other numbers.*hour and minutes/);
  expect(text).toMatch(/formatters are not used: an element in a frame/);
});

it('reports the last error of an element, until it has recovered', async () => {
  const menu = document.body.appendChild(document.createElement(`careline-side-menu-${SUFFIX}`));
  emit(menu, 'careline-error', { code: 'auth.denied', retryable: false, correlationId: 'req-1' });
  expect((await examined(known)).findings).toEqual([
    { code: 'element.failed', text: expect.stringContaining('says auth.denied (request req-1)') },
  ]);
  emit(menu, 'careline-error', { code: 'net.offline', retryable: true });
  expect((await doctor()).well).toBe(true);
});

it('reports that there is no element, and that two copies meet', async () => {
  ownCopy.refused.add('careline-readings');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { findings } = await doctor();
  expect(findings.map(({ code }) => code)).toEqual(['element.none', 'copies.conflict']);
  expect(findings[1]?.text).toMatch(/careline-readings.*suffix/);
});

const unreachable: Answer = ({ mode }) => {
  if (mode === 'no-cors') return new Response();
  throw new TypeError('Failed to fetch');
};
const refusedByPolicy: Answer = () => {
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      blockedURI: `${SERVICES}/api/profile`,
      disposition: 'enforce',
      documentURI: location.href,
      effectiveDirective: 'connect-src',
      originalPolicy: "connect-src 'self'",
      statusCode: 200,
      violatedDirective: 'connect-src',
    }),
  );
  throw new TypeError('Failed to fetch');
};

it.each<[string, string, Answer, RegExp]>([
  ['whose origin the partner has not', 'origin.unknown', unreachable, new RegExp(location.origin)],
  ['whose policy refuses requests', 'policy.connect', refusedByPolicy, /careline\.example.*connect-src/],
  [
    'whose services do not answer',
    'services.unreachable',
    () => {
      throw new TypeError('Failed to fetch');
    },
    /address of createSession/,
  ],
  ['whose services are none', 'services.failed', () => json({ data: 5 }), /api/],
  ['whose token is refused', 'token.refused', () => problem('token-invalid', 401), /401, token-invalid/],
  ['whose token is of nobody', 'token.nobody', () => json({ data: { ...COACH, sub: '' } }), /subject_token/],
])('says for a page %s what to do', async (_, code, answer, text) => {
  const { codes, findings } = await examined(answer);
  expect(codes).toEqual([code]);
  expect(findings[0]?.text).toMatch(text);
});

it('says for a page that gives no token what to do, with the error of its function', async () => {
  const getToken = () => Promise.reject(new Error('our backend is down'));
  const { codes, text } = await examined(known, { getToken });
  expect(codes).toEqual(['token.none']);
  expect(text).toContain('getToken rejected: our backend is down.');
});

it.each([
  ['400 days behind', -400 * 24],
  ['40 days behind', -40 * 24],
  ['an hour behind', -1],
  ['an hour ahead', 1],
  ['25 hours ahead', 25],
])('reports a clock that is %s of the services', async (_, hours) => {
  const date = new Date(Date.now() - hours * 3_600_000).toUTCString();
  const { codes, text } = await examined(() => {
    const response = json({ data: COACH });
    response.headers.set('date', date);
    return response;
  });
  expect(codes).toEqual(['clock.wrong']);
  expect(text).toContain(`${Math.abs(hours) * 60} minutes ${hours > 0 ? 'ahead of' : 'behind'}`);
  serverClock.hear(new Date().toUTCString(), serverClock.elapsed());
});

it('reports a language without sentences, and sentences with unknown names', async () => {
  const menu = document.body.appendChild(document.createElement(`careline-side-menu-${SUFFIX}`));
  Object.assign(menu, {
    locale: 'ta-IN',
    messages: { 'patient-search': { noneTitle: 'Nobody', noTitle: 'x' }, 'patient-serch': { label: 'x' } },
  });
  const { codes, text } = await examined(known);
  expect(codes).toEqual(['language.missing', 'message.unknown']);
  expect(text).toMatch(/"ta-IN".*English.*en, hi/);
  expect(text).toMatch(/names: patient-search\.noTitle, patient-serch\./);
});

it('reports nothing for Hindi, and nothing for the browser’s language alone', async () => {
  const menu = document.body.appendChild(document.createElement(`careline-side-menu-${SUFFIX}`));
  Object.assign(menu, { locale: 'hi-IN' });
  expect((await examined(known)).codes).toEqual([]);
});

it('reports the embedder policy of a page with frames', async () => {
  const framed = document.body.appendChild(document.createElement(`careline-readings-${SUFFIX}`));
  framed.setAttribute('isolation', 'frame');
  const withPolicy: Answer = ({ method }) =>
    method === 'HEAD'
      ? new Response(null, { headers: { 'cross-origin-embedder-policy': 'require-corp' } })
      : json({ data: COACH });
  const { codes, text } = await examined(withPolicy);
  expect(codes).toEqual(['policy.embedder']);
  expect(text).toMatch(/Cross-Origin-Embedder-Policy.*careline-readings/);
});

it.each([
  ['localhost', 'loopback'],
  ['127.0.0.1', 'loopback'],
  ['[::1]', 'loopback'],
  ['10.1.2.3', 'private'],
  ['172.31.0.9', 'private'],
  ['172.32.0.9', 'public'],
  ['192.168.1.20', 'private'],
  ['careline.local', 'private'],
  ['careline', 'private'],
  ['careline.example', 'public'],
  ['8.8.8.8', 'public'],
] as const)('counts %s as %s', (host, space) => {
  expect(addressSpace(host)).toBe(space);
});

it.each([
  ['http://192.168.1.20/api', 'portal.example', 'network.local'],
  ['http://localhost:4400/api', 'portal.example', 'network.local'],
  ['http://localhost:4400/api', 'localhost', undefined],
  ['http://192.168.1.20/api', '10.0.0.1', undefined],
  ['https://careline.example/api', 'portal.example', undefined],
])('on %s, seen from %s, reports %s', async (address, page, code) => {
  const finding = await findLocalNetwork(address, page);
  expect(finding?.code).toBe(code);
  if (finding) expect(finding.text).toContain('local network access');
});
