import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract';
import { expectCleanPrototypes, FUZZ_REPLIES, fuzz, outcomeOf } from '../../test/fuzz.ts';
import { badReply, type FuzzReply, fuzzServer, goodReply } from '../../test/fuzz-replies.ts';
import type { Endpoint } from './endpoint.ts';
import type { HttpError } from './http-error.ts';

const ask = (endpoint: Endpoint, reply: FuzzReply) =>
  outcomeOf(
    fuzzServer(() => reply).call(endpoint, {
      openToken: 'open',
      body: endpoint.method === 'POST' ? {} : undefined,
    }),
  );

/** Expects the error to have the response's facts. */
function expectFacts(error: HttpError, endpoint: Endpoint, reply: FuzzReply): void {
  expect(error.endpoint).toBe(endpoint.name);
  expect(error.status).toBe(reply.status);
  if (error.problem?.requestId === undefined) {
    // The id of the request, if the server can have received it.
    const seen = reply.status !== undefined || error.failure === 'timeout';
    expect(error.requestId).toEqual(reply.requestId ?? (seen ? expect.any(String) : undefined));
  } else expect(error.requestId).toBe(error.problem.requestId);
  if (reply.status !== undefined && reply.status >= 400) expect(error.failure).toBe('refused');
}

describe('every endpoint of the contract', () => {
  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s is answered with data that matches its schema',
    async (_, endpoint) => {
      const outcome = await ask(endpoint, goodReply(endpoint));
      expect(outcome.error).toBeUndefined();
    },
  );

  it('returns data that matches its schema, or rejects with an HttpError, whatever the reply', async () => {
    let readable = 0;
    let round = 0;
    await fuzz('http', async (random, notes) => {
      const endpoint = ENDPOINTS[round % ENDPOINTS.length] as Endpoint;
      round += 1;
      const reply = badReply(endpoint, random);
      notes.wrong(`${endpoint.name}: ${reply.how}`);
      const outcome = await ask(endpoint, reply);
      if (outcome.error) return expectFacts(outcome.error, endpoint, reply);
      readable += 1;
      expect(v.is(endpoint.answer, outcome.value)).toBe(true);
      expect(Object.getPrototypeOf(outcome.value)).toBe(Object.prototype);
    });
    expectCleanPrototypes();
    // Some mutations leave a valid response. All or none would make the test meaningless.
    expect(readable).toBeGreaterThan(FUZZ_REPLIES.http / 20);
    expect(readable).toBeLessThan(FUZZ_REPLIES.http / 2);
  });
});
