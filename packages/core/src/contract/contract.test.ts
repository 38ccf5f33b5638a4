// spec: 229, 231

import { describe, expect, it } from 'vitest';
import { REQUEST_ID_HEADER } from '#http';
import { CONTRACT_HEADER, ENDPOINTS } from './index.ts';

/** The literal calls; a change here is a change of the contract. Metric calls: see `metrics.endpoints.test.ts`. */
const CALLS = [
  ['identity/exchange', 'POST', 'identityExchange', '', 'none'],
  ['profile/get', 'GET', 'auth', '/profile', 'bearer'],
  ['app/scopes', 'GET', 'auth', '/app/scopes', 'bearer'],
  ['device/secret', 'POST', 'auth', '/device/secret', 'bearer'],
  ['staff/list', 'GET', 'auth', '/staff/list', 'bearer'],
  ['staff/get', 'GET', 'auth', '/staff/get', 'bearer'],
  ['staff/invite', 'POST', 'auth', '/staff/invite', 'bearer'],
  ['staff/update', 'POST', 'auth', '/staff/update', 'bearer'],
  ['staff/sessions', 'GET', 'auth', '/staff/sessions', 'bearer'],
  ['staff/signout', 'POST', 'auth', '/staff/signout', 'bearer'],
  ['facility/list', 'GET', 'auth', '/facility/list', 'bearer'],
  ['facility/add', 'POST', 'auth', '/facility/add', 'bearer'],
  ['facility/update', 'POST', 'auth', '/facility/update', 'bearer'],
  ['facility/consequences', 'GET', 'auth', '/facility/consequences', 'bearer'],
  ['facility/close', 'POST', 'auth', '/facility/close', 'bearer'],
  ['facility/reopen', 'POST', 'auth', '/facility/reopen', 'bearer'],
  ['partner/list', 'GET', 'auth', '/partner/list', 'bearer'],
  ['partner/add', 'POST', 'auth', '/partner/add', 'bearer'],
  ['partner/update', 'POST', 'auth', '/partner/update', 'bearer'],
  ['thresholds/list', 'GET', 'auth', '/thresholds/list', 'bearer'],
  ['thresholds/set', 'POST', 'auth', '/thresholds/set', 'bearer'],
  ['preference/get', 'GET', 'preference', '/get', 'bearer'],
  ['preference/update', 'POST', 'preference', '/update', 'bearer'],
  ['preference/logo', 'POST', 'preference', '/logo', 'bearer'],
  ['user/list', 'POST', 'auth', '/user/list', 'bearer'],
  ['user/get', 'GET', 'auth', '/user/get', 'bearer'],
  ['user/register', 'POST', 'auth', '/user/register', 'bearer'],
  ['user/registration', 'GET', 'auth', '/user/registration', 'bearer'],
  ['user/update', 'POST', 'auth', '/user/update', 'bearer'],
  ['user/history', 'GET', 'auth', '/user/history', 'bearer'],
  ['user/photo', 'GET', 'auth', '/user/photo', 'bearer'],
  ['user/photo/set', 'POST', 'auth', '/user/photo/set', 'bearer'],
  ['user/photo/remove', 'POST', 'auth', '/user/photo/remove', 'bearer'],
  ['user/tags', 'POST', 'auth', '/user/tags', 'bearer'],
  ['activateprogram', 'POST', 'auth', '/activateprogram', 'bearer'],
  ['update/status', 'POST', 'auth', '/update/status', 'bearer'],
  ['user/duplicates', 'POST', 'auth', '/user/duplicates', 'bearer'],
  ['user/link', 'POST', 'auth', '/user/link', 'bearer'],
  ['user/link/asked', 'GET', 'auth', '/user/link/asked', 'bearer'],
  ['user/link/open', 'GET', 'auth', '/user/link/open', 'bearer'],
  ['user/link/answer', 'POST', 'auth', '/user/link/answer', 'bearer'],
  ['user/link/withdraw', 'POST', 'auth', '/user/link/withdraw', 'bearer'],
  ['uhids', 'GET', 'auth', '/uhids', 'bearer'],
  ['user/merge/find', 'POST', 'auth', '/user/merge/find', 'bearer'],
  ['user/merge/candidates', 'GET', 'auth', '/user/merge/candidates', 'bearer'],
  ['user/merge/preview', 'GET', 'auth', '/user/merge/preview', 'bearer'],
  ['user/merge', 'POST', 'auth', '/user/merge', 'bearer'],
  ['user/merge/list', 'GET', 'auth', '/user/merge/list', 'bearer'],
  ['user/merge/undo/preview', 'GET', 'auth', '/user/merge/undo/preview', 'bearer'],
  ['user/merge/undo', 'POST', 'auth', '/user/merge/undo', 'bearer'],
  ['vitatoken', 'POST', 'auth', '/vitatoken', 'bearer'],
  ['readings/other', 'GET', 'data', '/readings/other', 'open'],
  ['readings/rapid-test/add', 'POST', 'data', '/readings/rapid-test/add', 'bearer'],
  ['patients/course', 'GET', 'data', '/patients/course', 'bearer'],
  ['patients/oxygen-target/set', 'POST', 'data', '/patients/oxygen-target/set', 'bearer'],
  ['patients/oxygen-target/end', 'POST', 'data', '/patients/oxygen-target/end', 'bearer'],
  ['live/stream', 'GET', 'data', '/live/stream', 'bearer'],
  ['alerts/list', 'GET', 'data', '/alerts/list', 'bearer'],
  ['alerts/acknowledge', 'POST', 'data', '/alerts/acknowledge', 'bearer'],
  ['signs/list', 'GET', 'data', '/signs/list', 'bearer'],
  ['signs/outcome', 'POST', 'data', '/signs/outcome', 'bearer'],
  ['routine/dial', 'POST', 'auth', '/routine/dial', 'bearer'],
  ['routine/dial/allow', 'POST', 'auth', '/routine/dial/allow', 'bearer'],
  ['routine/dial/line', 'GET', 'auth', '/routine/dial/line', 'bearer'],
  ['routine/dial/hangup', 'POST', 'auth', '/routine/dial/hangup', 'bearer'],
  ['touchpoint/v2/add', 'POST', 'routine', '/touchpoint/v2/add', 'bearer'],
  ['status/v2/add', 'POST', 'routine', '/status/v2/add', 'bearer'],
  ['touchpoint/get', 'GET', 'routine', '/touchpoint/get', 'bearer'],
  ['user/touchpoints', 'GET', 'routine', '/user/touchpoints', 'bearer'],
  ['calllog/add', 'POST', 'routine', '/calllog/add', 'bearer'],
  ['calllog/correct', 'POST', 'routine', '/calllog/correct', 'bearer'],
  ['calllog/withdraw', 'POST', 'routine', '/calllog/withdraw', 'bearer'],
  ['touchpoint/update', 'POST', 'routine', '/touchpoint/update', 'bearer'],
  ['calllog/get', 'GET', 'routine', '/calllog/get', 'bearer'],
  ['calllog/last', 'GET', 'routine', '/calllog/last', 'bearer'],
  ['calllog/list', 'GET', 'routine', '/calllog/list', 'bearer'],
  ['calllog/authors', 'GET', 'routine', '/calllog/authors', 'bearer'],
  ['script/get', 'GET', 'routine', '/script/get', 'bearer'],
  ['worklist/list', 'GET', 'routine', '/worklist/list', 'bearer'],
  ['worklist/numbers', 'GET', 'routine', '/worklist/numbers', 'bearer'],
  ['worklist/along', 'GET', 'routine', '/worklist/along', 'bearer'],
  ['worklist/next', 'POST', 'routine', '/worklist/next', 'bearer'],
  ['worklist/claim', 'POST', 'routine', '/worklist/claim', 'bearer'],
  ['worklist/release', 'POST', 'routine', '/worklist/release', 'bearer'],
  ['worklist/reassign', 'POST', 'routine', '/worklist/reassign', 'bearer'],
  ['worklist/team', 'GET', 'routine', '/worklist/team', 'bearer'],
  ['worklist/give', 'POST', 'routine', '/worklist/give', 'bearer'],
  ['worklist/takeback', 'POST', 'routine', '/worklist/takeback', 'bearer'],
  ['reports/list', 'GET', 'blob', '/reports/list', 'bearer'],
  ['report', 'GET', 'blob', '/report', 'bearer'],
  ['report/upload', 'POST', 'blob', '/upload', 'bearer'],
  ['report/add', 'POST', 'blob', '/report/add', 'bearer'],
  ['report/delete', 'POST', 'blob', '/delete', 'bearer'],
  ['nok/infants', 'GET', 'auth', '/nok/infants', 'bearer'],
  ['nok/infant/link', 'POST', 'auth', '/nok/infant/link', 'bearer'],
  ['nok/infant/unlink', 'POST', 'auth', '/nok/infant/unlink', 'bearer'],
  ['notes/list', 'GET', 'care', '/notes/list', 'bearer'],
  ['notes/add', 'POST', 'care', '/notes/add', 'bearer'],
  ['notes/update', 'POST', 'care', '/notes/update', 'bearer'],
  ['notes/delete', 'POST', 'care', '/notes/delete', 'bearer'],
  ['tasks/patient', 'GET', 'care', '/tasks/patient', 'bearer'],
  ['tasks/list', 'GET', 'care', '/tasks/list', 'bearer'],
  ['tasks/add', 'POST', 'care', '/tasks/add', 'bearer'],
  ['tasks/update', 'POST', 'care', '/tasks/update', 'bearer'],
  ['tasks/colleagues', 'GET', 'care', '/tasks/colleagues', 'bearer'],
  ['record/entries', 'GET', 'care', '/record/entries', 'bearer'],
  ['record/presence', 'POST', 'care', '/record/presence', 'bearer'],
  ['record/summary', 'GET', 'care', '/record/summary', 'bearer'],
  ['overview/waiting', 'GET', 'care', '/overview/waiting', 'bearer'],
  ['record/timeline', 'GET', 'care', '/record/timeline', 'bearer'],
  ['goals/list', 'GET', 'data', '/goals/list', 'bearer'],
  ['goals/add', 'POST', 'data', '/goals/add', 'bearer'],
  ['goals/update', 'POST', 'data', '/goals/update', 'bearer'],
  ['assessments/list', 'GET', 'data', '/assessments/list', 'bearer'],
  ['assessments/standing', 'GET', 'data', '/assessments/standing', 'bearer'],
  ['assessments/offer', 'GET', 'data', '/assessments/offer', 'bearer'],
  ['assessments/add', 'POST', 'data', '/assessments/add', 'bearer'],
  ['assessments/withdraw', 'POST', 'data', '/assessments/withdraw', 'bearer'],
  ['labs/list', 'GET', 'care', '/labs/list', 'bearer'],
  ['labs/order', 'POST', 'care', '/labs/order', 'bearer'],
  ['labs/cancel', 'POST', 'care', '/labs/cancel', 'bearer'],
  ['labs/report', 'POST', 'care', '/labs/report', 'bearer'],
  ['labs/withdraw', 'POST', 'care', '/labs/withdraw', 'bearer'],
  ['prescriptions/list', 'GET', 'care', '/prescriptions/list', 'bearer'],
  ['prescriptions/basis', 'GET', 'care', '/prescriptions/basis', 'bearer'],
  ['prescriptions/sign', 'POST', 'care', '/prescriptions/sign', 'bearer'],
  ['prescriptions/stop', 'POST', 'care', '/prescriptions/stop', 'bearer'],
  ['prescriptions/validate', 'POST', 'care', '/prescriptions/validate', 'bearer'],
  ['prescriptions/answer', 'POST', 'care', '/prescriptions/answer', 'bearer'],
  ['prescriptions/withdraw', 'POST', 'care', '/prescriptions/withdraw', 'bearer'],
  ['prescriptions/print', 'POST', 'care', '/prescriptions/print', 'bearer'],
  ['case-sheets/list', 'GET', 'care', '/case-sheets/list', 'bearer'],
  ['case-sheets/section', 'GET', 'care', '/case-sheets/section', 'bearer'],
  ['case-sheets/versions', 'GET', 'care', '/case-sheets/versions', 'bearer'],
  ['case-sheets/save', 'POST', 'care', '/case-sheets/save', 'bearer'],
  ['message/preview', 'POST', 'communicate', '/preview', 'bearer'],
  ['send/sms', 'POST', 'communicate', '/send/sms', 'bearer'],
  ['send/email', 'POST', 'communicate', '/send/email', 'bearer'],
  ['message/history', 'GET', 'communicate', '/history', 'bearer'],
  ['message/outbox', 'GET', 'communicate', '/outbox', 'bearer'],
  ['message/retry', 'POST', 'communicate', '/retry', 'bearer'],
  ['message/cancel', 'POST', 'communicate', '/cancel', 'bearer'],
  ['charts/address', 'GET', 'data', '/charts/address', 'bearer'],
  ['encounters/create', 'POST', 'encounters', '/create', 'bearer'],
  ['encounters/list', 'GET', 'encounters', '/list', 'bearer'],
  ['encounters/mine', 'GET', 'encounters', '/mine', 'bearer'],
  ['encounters/all', 'GET', 'encounters', '/all', 'bearer'],
  ['encounters/calendar/mine', 'GET', 'encounters', '/calendar/mine', 'bearer'],
  ['encounters/calendar/facility', 'GET', 'encounters', '/calendar/facility', 'bearer'],
  ['encounters/calendar/all', 'GET', 'encounters', '/calendar/all', 'bearer'],
  ['encounters/patient', 'GET', 'encounters', '/patient', 'bearer'],
  ['encounters/providers', 'GET', 'encounters', '/providers', 'bearer'],
  ['encounters/arrive', 'POST', 'encounters', '/arrive', 'bearer'],
  ['encounters/get', 'GET', 'encounters', '/get', 'bearer'],
  ['encounters/video/get', 'GET', 'encounters', '/video/get', 'bearer'],
  ['encounters/video/open', 'POST', 'encounters', '/video/open', 'bearer'],
  ['encounters/video/invite', 'POST', 'encounters', '/video/invite', 'bearer'],
  ['encounters/event', 'POST', 'encounters', '/event', 'bearer'],
  ['encounters/move', 'POST', 'encounters', '/move', 'bearer'],
  ['encounters/finish', 'POST', 'encounters', '/finish', 'bearer'],
  ['encounters/offer', 'POST', 'encounters', '/offer', 'bearer'],
  ['slots/list', 'GET', 'encounters', '/slots/list', 'bearer'],
  ['availability/get', 'GET', 'encounters', '/availability/get', 'bearer'],
  ['availability/hours/set', 'POST', 'encounters', '/availability/hours/set', 'bearer'],
  ['availability/exception/add', 'POST', 'encounters', '/availability/exception/add', 'bearer'],
  ['availability/exception/remove', 'POST', 'encounters', '/availability/exception/remove', 'bearer'],
  ['availability/import', 'POST', 'encounters', '/availability/import', 'bearer'],
  ['availability/service-slots/get', 'GET', 'encounters', '/availability/service-slots/get', 'bearer'],
  ['availability/service-slots/set', 'POST', 'encounters', '/availability/service-slots/set', 'bearer'],
  ['availability/slots', 'GET', 'encounters', '/availability/slots', 'bearer'],
  ['availability/hold', 'POST', 'encounters', '/availability/hold', 'bearer'],
  ['availability/release', 'POST', 'encounters', '/availability/release', 'bearer'],
  ['careteam/list', 'GET', 'auth', '/careteam/list', 'bearer'],
  ['careteam/mine', 'GET', 'auth', '/careteam/mine', 'bearer'],
  ['careteam/instead', 'GET', 'auth', '/careteam/instead', 'bearer'],
  ['careteam/add', 'POST', 'auth', '/careteam/add', 'bearer'],
  ['careteam/update', 'POST', 'auth', '/careteam/update', 'bearer'],
  ['careteam/delete', 'POST', 'auth', '/careteam/delete', 'bearer'],
  ['audit/list', 'GET', 'auth', '/audit/list', 'bearer'],
  ['audit/people', 'GET', 'auth', '/audit/people', 'bearer'],
  ['audit/find', 'POST', 'auth', '/audit/find', 'bearer'],
  ['audit/patient', 'GET', 'auth', '/audit/patient', 'bearer'],
  ['access/break-glass', 'POST', 'auth', '/access/break-glass', 'bearer'],
] as const;

const isMetricCall = (name: string): boolean => /^(metric|vitals)\//.test(name);

describe('the contract', () => {
  it.each(CALLS)('%s', (name, method, service, path, token) => {
    const endpoint = ENDPOINTS.find((candidate) => candidate.name === name);
    expect(endpoint).toMatchObject({ method, service, path, token });
  });

  it('has no other calls', () => {
    const names = ENDPOINTS.map(({ name }) => name).filter((name) => !isMetricCall(name));
    expect(names.toSorted()).toEqual(CALLS.map(([name]) => name).toSorted());
  });

  it('has each name and each address once', () => {
    const addresses = ENDPOINTS.map(({ method, service, path }) => `${method} ${service}${path}`);
    expect(new Set(addresses).size).toBe(ENDPOINTS.length);
    expect(new Set(ENDPOINTS.map(({ name }) => name)).size).toBe(ENDPOINTS.length);
  });

  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s reads with a query and writes with a body',
    (_, endpoint) => {
      if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
      else expect(endpoint.body).toBeDefined();
    },
  );

  it.each(
    ENDPOINTS.filter(({ name }) => name.endsWith('/add') || name === 'routine/dial').map(
      (endpoint) => [endpoint.name, endpoint] as const,
    ),
  )('%s can be repeated with its key', (_, endpoint) => {
    expect(endpoint.idempotent).toBe(true);
  });

  it('sends its number in one header and the request’s id in another', () => {
    expect(CONTRACT_HEADER).toBe('Careline-Contract');
    expect(REQUEST_ID_HEADER).toBe('X-Request-Id');
  });
});
