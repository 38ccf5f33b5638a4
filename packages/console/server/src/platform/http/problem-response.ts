import {
  isDamaged,
  isDiskFull,
  isNotAllowed,
  isUnavailable,
  isUniqueViolation,
  sqlState,
} from '../database/database-errors.ts';
import { KeyReusedError } from '../database/idempotency.ts';
import { errorFacts, type Log } from './log.ts';
import { ProblemError, problemBody } from './problem-error.ts';
import type { RequestRecord } from './request-record.ts';

/** Statement timeout, lock timeout, deadlock and serialization failure: the database was too busy to finish. */
const TOO_BUSY = new Set(['57014', '55P03', '40P01', '40001']);
/** Data exceptions: a value that passes the schemas and that the database cannot store. */
const UNSTORABLE = /^22/;

function unavailable(): ProblemError {
  return new ProblemError('unavailable', {
    action: 'Try again in a moment with the same idempotency key.',
    headers: { 'retry-after': '5' },
  });
}

/** Until a person frees disk space or grants privileges, which takes longer than a restart. */
const PEOPLE_RETRY_SECONDS = '60';

function full(): ProblemError {
  return new ProblemError('unavailable', {
    detail:
      'The disk of the database is full, so nothing can be saved. Everything that was confirmed is saved.',
    action: 'Ask the operator of Careline to free disk space, then try again with the same idempotency key.',
    headers: { 'retry-after': PEOPLE_RETRY_SECONDS },
  });
}

function notAllowed(): ProblemError {
  return new ProblemError('unavailable', {
    detail: 'The server lacks a right in the database: nothing was saved.',
    action:
      'Ask the operator of Careline to run `npm start -- doctor`, which lists the missing rights. Then try again with the same idempotency key.',
    headers: { 'retry-after': PEOPLE_RETRY_SECONDS },
  });
}

function damaged(requestId: string): ProblemError {
  return new ProblemError('server-failed', {
    detail: 'Part of the stored data is damaged and cannot be read.',
    action: `Send the request id ${requestId} to the operator of Careline: \`npm start -- verify\` reports what is damaged.`,
  });
}

/** The error for two concurrent saves of the same thing, unless the endpoint defines one. */
const storedAlready = () =>
  new ProblemError('conflict', {
    title: 'It is already stored',
    detail: 'Another save stored the same thing first. Nothing from this save was stored.',
    action: 'Load it again, then save what is still missing.',
  });

/** Converts an error to a problem. Unexpected errors are logged and become `server-failed` without details. */
export function asProblem(error: unknown, record: RequestRecord, log: Log): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof KeyReusedError) {
    const action = 'Use a new key for a new save, and the same body for each try of one save.';
    return new ProblemError('idempotency-key-reused', { action });
  }
  const state = sqlState(error) ?? '';
  if (isUniqueViolation(error)) {
    log.warn('save-conflict', { request: record.id, route: record.route, ...errorFacts(error) });
    return storedAlready();
  }
  log.error('request-failed', { request: record.id, route: record.route, ...errorFacts(error) });
  if (isDiskFull(error)) return full();
  if (isNotAllowed(error)) return notAllowed();
  if (isDamaged(error)) return damaged(record.id);
  if (isUnavailable(error) || TOO_BUSY.has(state)) return unavailable();
  if (UNSTORABLE.test(state)) {
    return new ProblemError('input-invalid', { detail: 'A value is outside what can be stored.' });
  }
  const action = `Try again; when asking for help, quote the request id ${record.id}.`;
  return new ProblemError('server-failed', { action });
}

/** Returns the problem as `application/problem+json`. */
export function problemResponse(problem: ProblemError, record: RequestRecord): Response {
  record.code = problem.code;
  return new Response(JSON.stringify(problemBody(problem, record.id)), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      // RFC 9110 11.6.1: a 401 names the accepted scheme.
      ...(problem.status === 401 ? { 'www-authenticate': 'Bearer realm="careline"' } : {}),
      ...problem.facts.headers,
    },
  });
}
