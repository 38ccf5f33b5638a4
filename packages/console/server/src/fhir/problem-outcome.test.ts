import { expect, it } from 'vitest';
import { ProblemError } from '../platform/http/problem-error.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { FhirProblem } from './fhir-problem.ts';
import { refusalOf } from './problem-outcome.ts';

/** Returns the refusal of the second request within a minute, where one is allowed. */
function tooMany(): ProblemError {
  const limit = createRateLimit(1, () => 0);
  limit.spend('someone');
  try {
    limit.spend('someone');
  } catch (error) {
    if (error instanceof ProblemError) return error;
  }
  throw new Error('The second request was not refused.');
}

it.each([
  [
    'no token',
    new ProblemError('token-missing'),
    401,
    'login',
    { 'www-authenticate': 'Bearer realm="careline"' },
  ],
  [
    'an old token',
    new ProblemError('token-expired'),
    401,
    'expired',
    { 'www-authenticate': 'Bearer realm="careline"' },
  ],
  ['a missing scope', new ProblemError('scope-missing'), 403, 'forbidden', {}],
  ['too many requests', tooMany(), 429, 'throttled', { 'retry-after': '60' }],
  [
    'a busy database',
    new ProblemError('unavailable', { headers: { 'retry-after': '5' } }),
    503,
    'transient',
    { 'retry-after': '5' },
  ],
  ['a fault of ours', new ProblemError('server-failed'), 500, 'exception', {}],
  [
    'a merged record',
    new FhirProblem(410, { code: 'deleted', diagnostics: 'x', expression: 'Patient.id' }),
    410,
    'deleted',
    {},
  ],
])('a refusal is an OperationOutcome with its headers: %s', (_, problem, status, code, headers) => {
  const refusal = refusalOf(problem);
  expect([refusal.status, refusal.headers]).toEqual([status, headers]);
  const [issue] = refusal.outcome.issue;
  expect(issue).toMatchObject({ severity: 'error', code, expression: [expect.any(String)] });
  expect(issue?.diagnostics).not.toBe('');
});
